import { ChevronDown, Eraser, IdCard, LockKeyhole, Megaphone } from 'lucide-react'
import type { PageHandle } from '../../contract/cache.ts'
import { KEBIJAKAN_PRIVASI } from '../../contract/pasien/kebijakan-privasi.ts'
import { placeLookUp } from '../features/pelacakan/place-look-up.ts'
import type { Bagian } from '../features/privasi/bagian.tsx'
import { dataYangDipakai } from '../features/privasi/data-yang-dipakai.tsx'
import { penanggungJawab, perubahan } from '../features/privasi/kontak-privasi.tsx'
import { penyimpananDanHak } from '../features/privasi/penyimpanan-dan-hak.tsx'
import { formatTanggal } from '../lib/dates/format-tanggal.ts'
import { pageMeta } from '../meta.ts'
import { useFitur, useMerek, useSettings, useTemplate } from '../template.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/kebijakan-privasi'

const judul = 'Kebijakan Privasi'
const pengantar =
	'Data apa yang kami minta, untuk apa, berapa lama kami simpan, dan apa yang dapat Anda lakukan dengannya.'
const { versi, berlakuSejak, path } = KEBIJAKAN_PRIVASI

export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: judul, description: pengantar, path, crumbs: [] })

const hostnameOf = (address: string) => address && new URL(address).hostname

export default function KebijakanPrivasi() {
	const { webSetting, teks } = useTemplate()
	const setting = webSetting.data
	const { namaToko } = useMerek()
	const hasDataSaya = useFitur('data-saya')
	const { geoUrl = '', keepVisitorDays = 0, keepMemberDays = 0 } = useSettings() ?? {}
	const options = {
		namaWeb: setting?.namaWeb ?? 'rumah sakit',
		namaToko,
		asksFirst: setting?.persetujuanPelacakan === 'setuju',
		geoHost: hostnameOf(placeLookUp(setting, geoUrl)),
		keepVisitorDays,
		keepMemberDays,
		hasDataSaya,
		hasDraf: useFitur('draf-wa'),
	}
	const bagian = [
		penanggungJawab(setting, teks.data),
		...dataYangDipakai(options),
		...penyimpananDanHak(options),
		perubahan(hasDataSaya),
	]
	return (
		<>
			<PageHeader judul={judul} pengantar={pengantar}>
				<p className="mt-3 text-sm text-soft">
					Versi {versi}, berlaku sejak {formatTanggal(berlakuSejak)}
				</p>
			</PageHeader>
			<div className="page grid gap-8 py-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-14 lg:py-12">
				<DaftarIsi bagian={bagian} />
				<div className="max-w-3xl">
					<Ringkasan facts={hasDataSaya ? facts : factsElsewhere} />
					{bagian.map(({ id, judul, isi }) => (
						<section key={id} aria-labelledby={id} className="mt-10 lg:mt-12">
							<h2 id={id} className="mb-3 scroll-mt-24 text-xl lg:text-2xl">
								{judul}
							</h2>
							{isi}
						</section>
					))}
				</div>
			</div>
		</>
	)
}

const facts = [
	{ Icon: LockKeyhole, text: 'NIK disimpan dalam bentuk sandi dan disamarkan di layar.' },
	{ Icon: IdCard, text: 'Foto KTP tidak pernah meninggalkan ponsel Anda.' },
	{ Icon: Megaphone, text: 'Data pasien tidak dijual dan tidak dipakai untuk iklan.' },
	{ Icon: Eraser, text: 'Anda dapat melihat, mengunduh, dan menghapusnya kapan saja.' },
]

/** Where another system stores the data. */
const factsElsewhere = [
	...facts.filter(({ Icon }) => Icon === IdCard || Icon === Megaphone),
	{ Icon: Eraser, text: 'Anda dapat meminta untuk melihat, memperbaiki, atau menghapusnya.' },
]

const Ringkasan = ({ facts }: { facts: typeof factsElsewhere }) => (
	<section aria-labelledby="ringkasan" className="rounded-card bg-teal-50 p-5 lg:p-7">
		<h2 id="ringkasan" className="text-lg">
			Ringkasnya
		</h2>
		<ul className="mt-3 grid gap-x-6 gap-y-3 md:grid-cols-2">
			{facts.map(({ Icon, text }) => (
				<li key={text} className="flex gap-3">
					<Icon className="mt-0.5 size-5 shrink-0 text-teal-700" />
					{text}
				</li>
			))}
		</ul>
	</section>
)

/** Collapsed on phones, beside the text on wide screens. */
function DaftarIsi({ bagian }: { bagian: Bagian[] }) {
	const links = (
		<ol className="flex flex-col">
			{bagian.map(({ id, judul }) => (
				<li key={id}>
					<a
						href={`#${id}`}
						className="flex min-h-11 items-center rounded-xl px-3 py-1.5 text-[0.9375rem] leading-snug hover:bg-teal-50 hover:text-teal-800"
					>
						{judul}
					</a>
				</li>
			))}
		</ol>
	)
	return (
		<>
			<details className="group rounded-card bg-paper shadow-soft lg:hidden">
				<summary className="flex min-h-14 items-center justify-between px-5 font-semibold text-teal-900">
					Isi halaman ini
					<ChevronDown className="size-5 text-teal-700 transition-transform duration-200 group-open:rotate-180" />
				</summary>
				<nav aria-label="Isi halaman" className="px-2 pb-3">
					{links}
				</nav>
			</details>
			<nav aria-label="Isi halaman" className="-ml-3 sticky top-24 hidden lg:block">
				<p className="mb-2 px-3 font-semibold text-teal-900">Isi halaman ini</p>
				{links}
			</nav>
		</>
	)
}
