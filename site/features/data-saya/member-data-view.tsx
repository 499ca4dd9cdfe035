import type { MemberData } from '../../../contract/member/member.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { formatTanggal } from '../../lib/dates/format-tanggal.ts'
import { useFitur } from '../../template.ts'
import { HapusSemua, LupakanPerangkat, Pindahkan, UnduhData } from './actions.tsx'
import { KeranjangPanel, PersetujuanPanel, ReservasiPanel } from './data-panels.tsx'
import { Facts, Panel, panelId } from './panel.tsx'
import { PasienPanel } from './pasien-panel.tsx'
import { PerangkatPanel } from './perangkat-panel.tsx'

export interface MemberPanelProps {
	data: MemberData
	/** Part of the data was removed: loads it again and shows the notice. */
	onChanged: (notice: string) => Promise<void>
	/** This device has no member any more: shows the notice. */
	onLeft: (notice: string) => Promise<void>
}

/** The actions first; on wide screens they are beside the stored data. */
export function MemberDataView({ data, onChanged, onLeft }: MemberPanelProps) {
	const { nama, noTelp, email, createdAt } = data.member
	const hasPindah = useFitur('pindah')
	const hasHapus = useFitur('hapus-data')
	const hasPerangkat = useFitur('perangkat')
	return (
		<>
			<Jumps hasPerangkat={hasPerangkat} />
			<div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-8">
				<div className="grid min-w-0 items-start gap-3 md:grid-cols-2 md:gap-6 lg:col-start-2 lg:grid-cols-1">
					<UnduhData />
					{hasPindah && <Pindahkan />}
					<LupakanPerangkat onLeft={onLeft} />
					{hasHapus && <HapusSemua data={data} onLeft={onLeft} />}
				</div>
				<div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-start-1">
					<ReservasiPanel reservasi={data.reservasi} />
					<PasienPanel data={data} onChanged={onChanged} />
					<KeranjangPanel keranjang={data.keranjang} />
					<Panel judul="Data Anda">
						<Facts
							facts={[
								['Nama', nama],
								['Nomor telepon', noTelp],
								['Email', email],
								['Tersimpan sejak', formatTanggal(tanggalWib(createdAt))],
							]}
						/>
					</Panel>
					{hasPerangkat && <PerangkatPanel data={data} onChanged={onChanged} />}
					<PersetujuanPanel persetujuan={data.persetujuan} />
				</div>
			</div>
		</>
	)
}

/** On the phone the data is below the actions. */
const Jumps = ({ hasPerangkat }: { hasPerangkat: boolean }) => (
	<nav aria-label="Data yang tersimpan" className="lg:hidden">
		<ul className="flex flex-wrap gap-2">
			{['Reservasi', 'Pasien', 'Keranjang', ...(hasPerangkat ? ['Perangkat saya'] : [])].map((judul) => (
				<li key={judul}>
					<a
						href={`#${panelId(judul)}`}
						className="inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4 font-semibold text-[0.9375rem] text-teal-700 hover:bg-teal-50"
					>
						{judul}
					</a>
				</li>
			))}
		</ul>
	</nav>
)
