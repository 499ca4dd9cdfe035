import { createPortal } from 'react-dom'
import { renderSVG } from 'uqr'
import { formatRupiah } from '../../contract/rupiah.ts'
import { hariTanggal, waktuWib } from '../../contract/staff/hari-tanggal.ts'
import { namaStatus } from '../../contract/staff/langkah-reservasi.ts'
import type { RincianReservasi } from '../../contract/staff/reservasi.ts'
import { statusAddress } from './status-address.ts'
import './reservasi-sheet.css'

/** More lines than this get a smaller font, so that the sheet fits one page. */
const DENSE = 16
const TINY = 34

/** The printed sheet, without NIK. A portal puts it beside the app root, which print styles hide. */
export function ReservasiSheet({ reservasi }: { reservasi: RincianReservasi }) {
	const { kode, status, tanggalVisit, atasNama, noTelp, createdAt, pasien, total, rumahSakit } = reservasi
	const lines = pasien.reduce((sum, { paket }) => sum + paket.length, 0)
	const density = lines > TINY ? 'tiny' : lines > DENSE ? 'dense' : 'plain'
	return createPortal(
		<div className="lembar-reservasi" data-density={density}>
			<div className="kepala">
				<div>
					<p className="rumah-sakit">{rumahSakit.nama}</p>
					<p>Reservasi</p>
					<p className="kode">{kode}</p>
					<p className="kunjungan">{hariTanggal(tanggalVisit)}</p>
				</div>
				<img src={`data:image/svg+xml,${encodeURIComponent(renderSVG(statusAddress(kode)))}`} alt="" />
			</div>
			<p className="pemesan">
				Atas nama <strong>{atasNama || '–'}</strong>
				{noTelp && `, ${noTelp}`}. Status: <strong>{namaStatus[status]}</strong>. Dibuat {waktuWib(createdAt)} WIB.
			</p>
			<table>
				<thead>
					<tr>
						<th scope="col">Pasien</th>
						<th scope="col">Paket</th>
						<th scope="col">Harga</th>
					</tr>
				</thead>
				<tbody>
					{pasien.flatMap(({ nama, paket }) =>
						paket.map((each) => (
							<tr key={each.id}>
								<td>{nama}</td>
								<td>{each.nama}</td>
								<td>{formatRupiah(each.harga)}</td>
							</tr>
						)),
					)}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row" colSpan={2}>
							Total
						</th>
						<td>{formatRupiah(total)}</td>
					</tr>
				</tfoot>
			</table>
			<div className="paraf">
				<p>Petugas</p>
				<p>Pasien</p>
			</div>
		</div>,
		document.body,
	)
}
