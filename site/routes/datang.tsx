import {
	Backpack,
	Bus,
	CarFront,
	ClipboardCheck,
	Clock,
	DoorOpen,
	type LucideIcon,
	Navigation,
	Printer,
} from 'lucide-react'
import type { PageHandle } from '../../contract/cache.ts'
import type { Datang } from '../../contract/rumah-sakit/page-texts.ts'
import { apiFor, orNotFound } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { useTemplate } from '../template.ts'
import { Button, ButtonLink } from '../ui/button/button.tsx'
import { EmptyPage } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import type { Route } from './+types/datang'

const judul = 'Datang ke Rumah Sakit'
const pengantar = 'Jam besuk, parkir, pintu masuk, yang perlu dibawa, dan langkah berobat dengan BPJS.'

const load = (args: Route.LoaderArgs) => orNotFound(apiFor(args)('GET /v1/public/datang'))

export { load as loader, load as clientLoader }
export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: judul, description: pengantar, path: '/datang', crumbs: [] })

const sections: { id: keyof Datang; judul: string; Icon: LucideIcon }[] = [
	{ id: 'jamBesuk', judul: 'Jam besuk', Icon: Clock },
	{ id: 'dibawa', judul: 'Yang perlu dibawa', Icon: Backpack },
	{ id: 'pintuMasuk', judul: 'Pintu masuk', Icon: DoorOpen },
	{ id: 'parkir', judul: 'Parkir', Icon: CarFront },
	{ id: 'transportasi', judul: 'Transportasi', Icon: Bus },
]

export default function DatangPage({ loaderData: datang }: Route.ComponentProps) {
	const setting = useTemplate().webSetting.data
	if (!datang) return <EmptyPage judul={judul} pengantar={pengantar} thing="Panduan" />
	const berkas = datang.bpjsBerkas.split('\n').filter((line) => line.trim() !== '')
	const shown = sections.filter(({ id }) => datang[id] !== '')
	const hasBpjs = datang.bpjs !== '' || berkas.length > 0
	const links = [...shown, ...(hasBpjs ? [{ id: 'bpjs', judul: 'BPJS Kesehatan' }] : [])]
	return (
		<>
			<PageHeader judul={judul} pengantar={pengantar}>
				{setting?.alamat && <address className="mt-3">{setting.alamat}</address>}
				<div className="no-print mt-4 flex flex-wrap gap-3">
					{setting?.petunjukArah && (
						<ButtonLink to={setting.petunjukArah} icon={Navigation}>
							Rute Menuju Rumah Sakit
						</ButtonLink>
					)}
					<Button look="secondary" icon={Printer} onClick={() => window.print()}>
						Cetak
					</Button>
				</div>
			</PageHeader>
			<div className="page py-8 lg:py-12 print:py-0">
				{links.length > 1 && (
					<nav aria-label="Isi halaman" className="no-print mb-6 lg:mb-8">
						<ul className="flex flex-wrap gap-2">
							{links.map(({ id, judul: nama }) => (
								<li key={id}>
									<a
										href={`#${id}`}
										className="inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4 font-semibold text-[0.9375rem] text-teal-800 hover:bg-teal-50"
									>
										{nama}
									</a>
								</li>
							))}
						</ul>
					</nav>
				)}
				<div className="mb-2 gap-5 lg:columns-2 print:columns-2">
					{shown.map(({ id, judul: nama, Icon }) => (
						<Bagian key={id} id={id} judul={nama} Icon={Icon}>
							<RichText html={datang[id]} />
						</Bagian>
					))}
				</div>
				{hasBpjs && (
					<Bagian id="bpjs" judul="Berobat dengan BPJS Kesehatan" Icon={ClipboardCheck}>
						<div className="grid gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr] print:gap-y-2">
							{datang.bpjs !== '' && <RichText html={datang.bpjs} />}
							{berkas.length > 0 && <DaftarPeriksa berkas={berkas} />}
						</div>
					</Bagian>
				)}
			</div>
		</>
	)
}

interface BagianProps {
	id: string
	judul: string
	Icon: LucideIcon
	children: React.ReactNode
}

const Bagian = ({ id, judul: nama, Icon, children }: BagianProps) => (
	<section
		aria-labelledby={id}
		className="mb-5 break-inside-avoid rounded-card bg-paper p-5 shadow-soft sm:p-6 print:mb-3 print:p-0 print:shadow-none"
	>
		<h2 id={id} className="mb-3 flex scroll-mt-24 items-center gap-3 text-xl print:mb-1">
			<span className="grid size-11 shrink-0 place-items-center rounded-2xl bg-teal-50 text-teal-700 print:hidden">
				<Icon className="size-6" />
			</span>
			{nama}
		</h2>
		{children}
	</section>
)

/** On paper the boxes are ticked by hand. */
const DaftarPeriksa = ({ berkas }: { berkas: string[] }) => (
	<fieldset className="h-fit rounded-card bg-teal-50 p-5 print:border print:border-line print:bg-transparent print:p-3">
		<legend className="float-left mb-2 w-full font-bold text-teal-900">Sudah siap dibawa?</legend>
		<ul className="clear-both">
			{berkas.map((line) => (
				<li key={line}>
					<label className="flex min-h-11 items-center gap-3 py-1.5 leading-snug print:min-h-7 print:py-0">
						<input type="checkbox" className="size-5 shrink-0 accent-teal-700" />
						{line}
					</label>
				</li>
			))}
		</ul>
	</fieldset>
)
