import { CircleHelp, FileText, type LucideIcon, MapPin, Navigation, Phone, Siren } from 'lucide-react'
import { Fragment } from 'react'
import { ALAMAT_TOKO } from '../../../contract/shop/alamat-toko.ts'
import { type HalamanSitus, halamanSitus } from '../../../contract/web/halaman-situs.ts'
import type { JawabanCepat as Jawaban, Pencarian } from '../../../contract/web/pencarian.ts'
import { PETUNJUK_PENCARIAN } from '../../../contract/web/petunjuk-pencarian.ts'
import type { Template, WebSetting } from '../../../contract/web/web.ts'
import { phonesOf } from '../../lib/phones/phones.ts'
import { useIsOffered, useMerek, useShopPath, useTemplate } from '../../template.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { MoreLink } from '../../ui/section/section.tsx'
import { Empty } from '../../ui/state/state.tsx'
import { IgdButtons } from '../keluhan/igd-buttons.tsx'
import { IgdLine } from '../keluhan/igd-links.tsx'

interface Answer {
	icon: LucideIcon
	judul: string
	isi: React.ReactNode
}

interface JawabanPencarianProps {
	cari: string
	pencarian: Pencarian
	/** No group has results. */
	isEmpty: boolean
}

export function JawabanPencarian({ cari, pencarian: { jawaban, halaman }, isEmpty }: JawabanPencarianProps) {
	const template = useTemplate()
	const pages = halaman.filter(useIsOffered())
	const hasAlamat = jawaban.some(({ jenis }) => jenis === 'alamat')
	const answers = jawaban
		// Address and route are one answer.
		.filter(({ jenis }) => jenis !== 'rute' || !hasAlamat)
		.flatMap((each) => answerOf(each, template) ?? [])
	if (pages.length > 0) answers.unshift({ icon: FileText, judul: 'Buka halaman', isi: <Halaman pages={pages} /> })
	if (answers.length > 0) return <JawabanCepat answers={answers} />
	return isEmpty ? <TidakDitemukan cari={cari} /> : null
}

const JawabanCepat = ({ answers }: { answers: Answer[] }) => (
	<section aria-labelledby="jawaban-cepat" className="mb-8 rounded-card bg-teal-50 p-5 sm:p-6">
		<h2 id="jawaban-cepat" className="font-bold text-base text-teal-800 tracking-normal">
			Jawaban cepat
		</h2>
		<ul className="mt-3 flex flex-col gap-6">
			{answers.map(({ icon: Icon, judul, isi }) => (
				<li key={judul}>
					<h3 className="flex gap-3 text-lg leading-snug">
						<Icon className="size-6 shrink-0 text-teal-700" />
						{judul}
					</h3>
					{isi}
				</li>
			))}
		</ul>
	</section>
)

/** Null where this hospital has no answer: an address that nobody entered. */
function answerOf({ jenis, faq }: Jawaban, template: Template): Answer | null {
	const setting = template.webSetting.data
	switch (jenis) {
		case 'igd':
			if (!setting?.noTelpUgd) return null
			return { icon: Siren, judul: 'IGD buka 24 jam', isi: <IgdButtons className="mt-3" /> }
		case 'alamat':
		case 'rute':
			if (!setting?.alamat && !setting?.petunjukArah) return null
			return { icon: MapPin, judul: 'Alamat', isi: <Alamat {...setting} /> }
		case 'telepon':
			if (phonesOf(template).length === 0) return null
			return { icon: Phone, judul: 'Telepon', isi: <Telepon phones={phonesOf(template)} /> }
		default:
			return faq && { icon: CircleHelp, judul: faq.pertanyaan, isi: <Jawab html={faq.jawaban} /> }
	}
}

const Jawab = ({ html }: { html: string }) => (
	<>
		<RichText html={html} className="mt-2" />
		<MoreLink to="/faq" title="Pertanyaan lainnya" />
	</>
)

const buttons = 'mt-3 flex flex-col gap-3 sm:flex-row sm:flex-wrap'

const Alamat = ({ alamat, petunjukArah }: Pick<WebSetting, 'alamat' | 'petunjukArah'>) => (
	<>
		{alamat && <address className="mt-1">{alamat}</address>}
		{petunjukArah && (
			<div className={buttons}>
				<ButtonLink to={petunjukArah}>
					<Navigation className="size-5 shrink-0" />
					Rute Menuju Rumah Sakit
				</ButtonLink>
			</div>
		)}
	</>
)

function Halaman({ pages }: { pages: HalamanSitus[] }) {
	const shopPath = useShopPath()
	const { namaToko } = useMerek()
	return (
		<ul className={buttons}>
			{pages.map((path) => (
				<li key={path}>
					<ButtonLink to={path === ALAMAT_TOKO ? shopPath : path} look="secondary" className="max-sm:w-full">
						{halamanSitus[path].replace('{toko}', namaToko)}
					</ButtonLink>
				</li>
			))}
		</ul>
	)
}

const Telepon = ({ phones }: { phones: ReturnType<typeof phonesOf> }) => (
	<ul className={buttons}>
		{phones.map(({ title, noTelp, to }) => (
			<li key={title}>
				<ButtonLink to={to} look="secondary" className="max-sm:w-full">
					<span>
						{title} <span className="inline-block">{noTelp}</span>
					</span>
				</ButtonLink>
			</li>
		))}
	</ul>
)

const TidakDitemukan = ({ cari }: { cari: string }) => (
	<div className="mb-10">
		<Empty thing="Hasil Pencarian">
			<p className="mt-4 text-soft">
				<Petunjuk cari={cari} />
			</p>
		</Empty>
		<IgdLine className="mt-4" />
	</div>
)

/** The hint with what was searched for in bold. */
function Petunjuk({ cari }: { cari: string }) {
	const [before, ...after] = (useTemplate().teks.data.petunjukPencarian || PETUNJUK_PENCARIAN).split('{kata}')
	return (
		<>
			{before}
			{after.map((text) => (
				<Fragment key={text}>
					<strong className="text-ink">{cari}</strong>
					{text}
				</Fragment>
			))}
		</>
	)
}
