import type { ReactNode } from 'react'
import { formatRupiah } from '../contract/angka/rupiah.ts'
import './reservasi-sheet.css'

/** The font size at which a reservation fits on one page. */
export type SheetDensity = 'plain' | 'dense' | 'tiny'

export interface SheetLine {
	id: string
	paket: string
	pasien: string
	harga: number
}

interface ReservasiSheetProps {
	density: SheetDensity
	rumahSakit: string | undefined
	/** What the large line below it is. */
	sebutan?: string
	/** The code, or what takes its place. */
	kode: string
	/** The day of the visit in words. */
	kunjungan: string
	qr?: ReactNode
	/** The sentence below the code: the name, the phone number, the time. */
	pemesan: ReactNode
	lines: SheetLine[]
	total: number
	/** What follows the table. */
	children?: ReactNode
}

/** A reservation on one A4 page. The site prints it for the visitor, the staff app for the desk. */
export const ReservasiSheet = (props: ReservasiSheetProps) => (
	<div className="reservasi-sheet" data-density={props.density}>
		<div className="header">
			<div>
				<p className="rumah-sakit">{props.rumahSakit}</p>
				<p>{props.sebutan ?? 'Kode reservasi'}</p>
				<p className="kode">{props.kode}</p>
				<p className="kunjungan">{props.kunjungan}</p>
			</div>
			{props.qr}
		</div>
		<p className="pemesan">{props.pemesan}</p>
		<table>
			<thead>
				<tr>
					<th scope="col">Paket</th>
					<th scope="col">Pasien</th>
					<th scope="col">Harga</th>
				</tr>
			</thead>
			<tbody>
				{props.lines.map(({ id, paket, pasien, harga }) => (
					<tr key={id}>
						<td>{paket}</td>
						<td>{pasien}</td>
						<td>{formatRupiah(harga)}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row" colSpan={2}>
						Total
					</th>
					<td>{formatRupiah(props.total)}</td>
				</tr>
			</tfoot>
		</table>
		{props.children}
	</div>
)
