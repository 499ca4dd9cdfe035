import { ChevronDown } from 'lucide-react'
import { formatRupiah } from '../../../contract/angka/rupiah.ts'
import type { Persetujuan } from '../../../contract/member/member.ts'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import type { Keranjang } from '../../../contract/shop/keranjang.ts'
import { formatWaktu } from '../../lib/dates/format-tanggal.ts'
import { useMerek, useShopPath } from '../../template.ts'
import { KebijakanLink } from '../../ui/persetujuan-notice/persetujuan-notice.tsx'
import { MoreLink } from '../../ui/section/section.tsx'
import { ReservasiList } from '../reservasi/reservasi-list.tsx'
import { Panel } from './panel.tsx'

export function KeranjangPanel({ keranjang }: { keranjang: Keranjang[] }) {
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

export const ReservasiPanel = ({ reservasi }: { reservasi: Reservasi[] }) => (
	<Panel judul="Reservasi" count={reservasi.length} empty={reservasi.length === 0 && 'Belum ada reservasi.'}>
		<ReservasiList reservasi={reservasi} />
	</Panel>
)

export const PersetujuanPanel = ({ persetujuan }: { persetujuan: Persetujuan[] }) => (
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
