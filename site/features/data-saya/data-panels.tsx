import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatRupiah } from '../../../contract/angka/rupiah.ts'
import type { Persetujuan } from '../../../contract/member/member.ts'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import type { Keranjang } from '../../../contract/shop/keranjang.ts'
import { formatHariTanggal, formatWaktu } from '../../lib/dates/format-tanggal.ts'
import { useMerek } from '../../template.ts'
import { KebijakanLink } from '../../ui/persetujuan-notice/persetujuan-notice.tsx'
import { MoreLink } from '../../ui/section/section.tsx'
import { kataStatus } from '../reservasi/kata-status.ts'
import { Panel } from './panel.tsx'

export function KeranjangPanel({ keranjang }: { keranjang: Keranjang[] }) {
	const { namaToko } = useMerek()
	return (
		<Panel judul="Keranjang" count={keranjang.length}>
			{keranjang.length === 0 ? (
				<p className="mt-2 text-soft">Keranjang Anda kosong.</p>
			) : (
				<>
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
					<MoreLink to="/yasmin-shop" title={`Buka ${namaToko}`} />
				</>
			)}
		</Panel>
	)
}

export function ReservasiPanel({ reservasi }: { reservasi: Reservasi[] }) {
	return (
		<Panel judul="Reservasi" count={reservasi.length}>
			{reservasi.length === 0 ? (
				<p className="mt-2 text-soft">Belum ada reservasi.</p>
			) : (
				<ul className="mt-2 divide-y divide-line">
					{reservasi.map(({ kode, tanggalVisit, status, atasNama, total, reservasiItem }) => (
						<li key={kode} className="relative flex items-center gap-3 py-3.5">
							<div className="min-w-0 grow">
								<Link
									to={`/reservasi-status/${kode}`}
									className="covers-card font-bold text-teal-700 tabular-nums underline-offset-4 hover:underline"
								>
									{kode}
								</Link>
								<p>{formatHariTanggal(tanggalVisit)}</p>
								<p className="font-semibold text-[0.9375rem]">{kataStatus[status]?.nama}</p>
								<p className="text-[0.9375rem] text-soft">
									{atasNama ? `atas nama ${atasNama}, ` : ''}
									{reservasiItem.length} paket, {formatRupiah(total)}
								</p>
							</div>
							<ChevronRight className="size-5 shrink-0 text-teal-600" />
						</li>
					))}
				</ul>
			)}
		</Panel>
	)
}

export function PersetujuanPanel({ persetujuan }: { persetujuan: Persetujuan[] }) {
	return (
		<Panel
			judul="Persetujuan"
			pengantar={
				<>
					Yang Anda setujui dari <KebijakanLink />, untuk apa, dan kapan. Menghapus data berarti menariknya kembali.
				</>
			}
		>
			{persetujuan.length === 0 ? (
				<p className="mt-2 text-soft">Belum ada yang tercatat.</p>
			) : (
				<ul className="mt-2 divide-y divide-line">
					{persetujuan.map((given) => (
						<li key={`${given.createdAt} ${given.pasien?.nama}`} className="py-3">
							<p className="font-semibold">{forWhat(given)}</p>
							<p className="text-[0.9375rem] text-soft">
								Versi {given.versi}, {formatWaktu(given.createdAt)}
							</p>
						</li>
					))}
				</ul>
			)}
		</Panel>
	)
}

const forWhat = ({ tujuan, pasien }: Persetujuan) =>
	tujuan === 'member' ? 'Pendaftaran member' : `Data pasien ${pasien?.nama || 'tanpa nama'}`
