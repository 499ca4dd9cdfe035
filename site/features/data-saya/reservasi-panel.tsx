import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Reservasi } from '../../../contract/reservasi.ts'
import { formatRupiah } from '../../../contract/rupiah.ts'
import { formatHariTanggal } from '../../lib/dates/format-tanggal.ts'
import { kataStatus } from '../reservasi/kata-status.ts'
import { Panel } from './panel.tsx'

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
