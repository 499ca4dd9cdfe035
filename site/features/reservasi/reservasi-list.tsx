import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatRupiah } from '../../../contract/angka/rupiah.ts'
import { withJam } from '../../../contract/reservasi/jam-datang.ts'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { formatHariTanggal } from '../../lib/dates/format-tanggal.ts'
import type { ReservasiPerangkat } from './reservasi-perangkat.ts'
import { keadaanOf, tampilanReservasi } from './tampilan-reservasi.ts'

/** Reservations with their days, and their states where they are known; each leads to its status page. */
export const ReservasiList = ({ reservasi }: { reservasi: (Reservasi | ReservasiPerangkat)[] }) => (
	<ul className="mt-2 divide-y divide-line">
		{reservasi.map((each) => (
			<li key={each.kode} className="relative flex items-center gap-3 py-3.5">
				<div className="min-w-0 grow">
					<Link
						to={`/reservasi-status/${each.kode}`}
						className="covers-card font-bold text-teal-700 tabular-nums underline-offset-4 hover:underline"
					>
						{each.kode}
					</Link>
					<p>{withJam(formatHariTanggal(each.tanggalVisit), each.jamDatang)}</p>
					{'status' in each && <Rincian reservasi={each} />}
				</div>
				<ChevronRight className="size-5 shrink-0 text-teal-600" />
			</li>
		))}
	</ul>
)

const Rincian = ({ reservasi }: { reservasi: Reservasi }) => (
	<>
		<p className="font-semibold text-[0.9375rem]">{tampilanReservasi[keadaanOf(reservasi, Date.now())].nama}</p>
		<p className="text-[0.9375rem] text-soft">
			{reservasi.atasNama ? `atas nama ${reservasi.atasNama}, ` : ''}
			{reservasi.reservasiItem.length} paket, <span className="whitespace-nowrap">{formatRupiah(reservasi.total)}</span>
		</p>
	</>
)
