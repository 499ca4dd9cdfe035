import { Backpack, ChevronDown, CircleAlert, type LucideIcon, Siren } from 'lucide-react'
import { IgdButtons } from './igd-buttons.tsx'
import { bawaKeIgd, kapanKeIgd } from './kapan-ke-igd.ts'

/** How to reach the emergency room, when to come, and what to bring. `folded` leaves the lists to a press. */
export const GawatDarurat = ({ folded = false }: { folded?: boolean }) => (
	<section
		aria-labelledby="gawat-darurat"
		data-bahaya
		className="rounded-card border-2 border-igd bg-paper p-5 shadow-soft sm:p-6"
	>
		<h2 id="gawat-darurat" className="flex items-center gap-3 text-2xl text-igd">
			<Siren className="size-8 shrink-0" />
			Keadaan darurat?
		</h2>
		<p className="mt-2">Langsung ke IGD, siang maupun malam, tanpa mendaftar dahulu. Atau telepon kami.</p>
		<IgdButtons className="mt-4" />
		<div className="mt-5 grid gap-x-10 gap-y-3 border-line border-t pt-4 lg:grid-cols-[2fr_1fr]">
			<Daftar
				judul="Kapan harus ke IGD"
				Icon={CircleAlert}
				folded={folded}
				butir={Object.values(kapanKeIgd)}
				columns="sm:columns-2"
				penutup="Ragu? Telepon sekarang, jangan menunggu."
			/>
			<Daftar
				judul="Yang perlu dibawa"
				Icon={Backpack}
				folded={folded}
				butir={bawaKeIgd}
				columns="sm:max-lg:columns-2"
				penutup="Jangan menunda berangkat untuk mencarinya."
			/>
		</div>
	</section>
)

interface DaftarProps {
	judul: string
	Icon: LucideIcon
	folded: boolean
	butir: string[]
	columns: string
	penutup: string
}

const Daftar = ({ judul, Icon, folded, butir, columns, penutup }: DaftarProps) => (
	<details open={!folded} className="group">
		<summary className="flex min-h-11 items-center gap-2">
			<Icon className="size-5 shrink-0 text-igd" />
			<h3 className="grow text-lg">{judul}</h3>
			<ChevronDown className="size-5 shrink-0 text-soft group-open:rotate-180" />
		</summary>
		<div className="mt-2">
			<ul className={`list-disc gap-x-8 pl-5 ${columns}`}>
				{butir.map((each) => (
					<li key={each} className="mb-1.5 break-inside-avoid marker:text-igd">
						{each}
					</li>
				))}
			</ul>
			<p className="mt-2 font-semibold">{penutup}</p>
		</div>
	</details>
)
