import { createPortal } from 'react-dom'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { withJam } from '../../contract/reservasi/jam-datang.ts'
import { describeBayar } from '../../contract/reservasi/staff/bayar.ts'
import type { RincianReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import './cetak.css'

interface StrukProps {
	reservasi: RincianReservasi
	/** How wide the paper is. */
	lebar: 58 | 80
}

/** The slip of a thermal printer. A portal puts it beside the app root, which print styles hide. */
export function Struk({ reservasi, lebar }: StrukProps) {
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
