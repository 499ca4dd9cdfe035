import { ChevronDown } from 'lucide-react'
import { formatRupiah } from '../../../contract/angka/rupiah.ts'
import type { MemberData, Persetujuan } from '../../../contract/member/member.ts'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import type { Keranjang } from '../../../contract/shop/keranjang.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { formatTanggal, formatWaktu } from '../../lib/dates/format-tanggal.ts'
import { useFitur, useMerek, useShopPath } from '../../template.ts'
import { KebijakanLink } from '../../ui/persetujuan-notice/persetujuan-notice.tsx'
import { MoreLink } from '../../ui/section/section.tsx'
import { ReservasiList } from '../reservasi/reservasi-list.tsx'
import { HapusSemua, LupakanPerangkat, Pindahkan, UnduhData } from './actions.tsx'
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

function KeranjangPanel({ keranjang }: { keranjang: Keranjang[] }) {
	const { namaToko } = useMerek()
	return (
		<Panel judul="Keranjang" count={keranjang.length} empty={keranjang.length === 0 && 'Keranjang Anda kosong.'}>
			<ul className="mt-2 divide-y divide-line">
				{keranjang.map(({ id, shopItem, pasien }) => (
					<li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
						<span>
							<span className="block font-semibold">{shopItem.nama}</span>
							<span className="block text-[0.9375rem] text-soft">untuk {pasien.nama || 'pasien tanpa nama'}</span>
						</span>
						<span className="tabular-nums">{formatRupiah(shopItem.harga)}</span>
					</li>
				))}
			</ul>
			<MoreLink to={useShopPath()} title={`Buka ${namaToko}`} />
		</Panel>
	)
}

const ReservasiPanel = ({ reservasi }: { reservasi: Reservasi[] }) => (
	<Panel judul="Reservasi" count={reservasi.length} empty={reservasi.length === 0 && 'Belum ada reservasi.'}>
		<ReservasiList reservasi={reservasi} />
	</Panel>
)

const PersetujuanPanel = ({ persetujuan }: { persetujuan: Persetujuan[] }) => (
	<Panel
		judul="Persetujuan"
		pengantar={
			<>
				Yang Anda setujui dari <KebijakanLink />, untuk apa, dan kapan. Menghapus data berarti menariknya kembali.
			</>
		}
		empty={persetujuan.length === 0 && 'Belum ada yang tercatat.'}
	>
		<details className="group mt-2">
			<summary className="flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold text-teal-700">
				Lihat catatan ({persetujuan.length})
				<ChevronDown className="size-5 group-open:rotate-180" />
			</summary>
			<ul className="divide-y divide-line">
				{persetujuan.map((given) => (
					<li key={`${given.createdAt} ${given.pasien?.nama}`} className="py-3">
						<p className="font-semibold">{forWhat(given)}</p>
						<p className="text-[0.9375rem] text-soft">
							Versi {given.versi}, {formatWaktu(given.createdAt)}
						</p>
					</li>
				))}
			</ul>
		</details>
	</Panel>
)

const forWhat = ({ tujuan, pasien }: Persetujuan) =>
	tujuan === 'member' ? 'Pendaftaran member' : `Data pasien ${pasien?.nama || 'tanpa nama'}`
