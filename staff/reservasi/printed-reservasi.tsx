import { createPortal } from 'react-dom'
import { renderSVG } from 'uqr'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { withJam } from '../../contract/reservasi/jam-datang.ts'
import { describeBayar } from '../../contract/reservasi/staff/bayar.ts'
import { namaStatus } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import type { RincianReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { hariTanggal, waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { PersiapanSheet } from '../../print/persiapan-sheet.tsx'
import { ReservasiSheet } from '../../print/reservasi-sheet.tsx'
import { statusAddress } from './status-address.ts'
import './cetak.css'

/** More lines than this get a smaller font, so that the sheet fits one page. */
const DENSE = 16
const TINY = 34

/** The number of characters in a line over the whole width. */
const SHEET_CHARACTERS = 110

/** The printed sheet, without NIK. A portal puts it beside the app root, which print styles hide. */
export function PrintedReservasi({ reservasi }: { reservasi: RincianReservasi }) {
	const { kode, status, tanggalVisit, jamDatang, atasNama, noTelp, createdAt, pasien, total, persiapan, rumahSakit } =
		reservasi
	const lines = pasien.flatMap(({ nama, paket }) =>
		paket.map((each) => ({ id: each.id, paket: each.nama, pasien: nama, harga: each.harga })),
	)
	const height = lines.length + persiapan.reduce((sum, { length }) => sum + Math.ceil(length / SHEET_CHARACTERS), 0)
	return createPortal(
		<ReservasiSheet
			density={height > TINY ? 'tiny' : height > DENSE ? 'dense' : 'plain'}
			rumahSakit={rumahSakit.nama}
			kode={kode}
			kunjungan={withJam(hariTanggal(tanggalVisit), jamDatang)}
			qr={
				<img className="qr" src={`data:image/svg+xml,${encodeURIComponent(renderSVG(statusAddress(kode)))}`} alt="" />
			}
			pemesan={
				<>
					Atas nama <strong>{atasNama || '–'}</strong>
					{noTelp && `, ${noTelp}`}. Status: <strong>{namaStatus[status]}</strong>. Dibuat {waktuSingkat(createdAt)}{' '}
					WIB.
				</>
			}
			lines={lines}
			total={total}
		>
			<PersiapanSheet persiapan={persiapan} />
			<div className="paraf">
				<p>Petugas</p>
				<p>Pasien</p>
			</div>
		</ReservasiSheet>,
		document.body,
	)
}

/** The slip of a thermal printer. A portal puts it beside the app root, which print styles hide. */
export function Struk({ reservasi, lebar }: { reservasi: RincianReservasi; lebar: 58 | 80 }) {
	const { rumahSakit, kode, atasNama, tanggalVisit, jamDatang, antrean, pasien, total } = reservasi
	return createPortal(
		<div className={`struk struk-${lebar}`}>
			<p className="rumah-sakit">{rumahSakit.nama}</p>
			<p>{withJam(hariTanggal(tanggalVisit), jamDatang)}</p>
			{antrean && (
				<>
					<p>Nomor antrean</p>
					<p className="nomor">{antrean}</p>
				</>
			)}
			<p className="kode">{kode}</p>
			<p>{atasNama || '–'}</p>
			<table>
				<tbody>
					{pasien.flatMap(({ nama, paket }) =>
						paket.map((each) => (
							<tr key={each.id}>
								<td>
									{each.nama}, {nama}
								</td>
								<td>{formatRupiah(each.harga)}</td>
							</tr>
						)),
					)}
					<tr>
						<td>
							<strong>Total</strong>
						</td>
						<td>
							<strong>{formatRupiah(total)}</strong>
						</td>
					</tr>
				</tbody>
			</table>
			<p>{describeBayar(reservasi)}</p>
		</div>,
		document.body,
	)
}
