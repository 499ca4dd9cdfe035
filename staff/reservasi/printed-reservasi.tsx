import { createPortal } from 'react-dom'
import { renderSVG } from 'uqr'
import { hariTanggal, waktuWib } from '../../contract/staff/format-date.ts'
import { namaStatus } from '../../contract/staff/langkah-reservasi.ts'
import type { RincianReservasi } from '../../contract/staff/reservasi.ts'
import { ReservasiSheet } from '../../print/reservasi-sheet.tsx'
import { statusAddress } from './status-address.ts'

/** More lines than this get a smaller font, so that the sheet fits one page. */
const DENSE = 16
const TINY = 34

/** The printed sheet, without NIK. A portal puts it beside the app root, which print styles hide. */
export function PrintedReservasi({ reservasi }: { reservasi: RincianReservasi }) {
	const { kode, status, tanggalVisit, atasNama, noTelp, createdAt, pasien, total, rumahSakit } = reservasi
	const lines = pasien.flatMap(({ nama, paket }) =>
		paket.map((each) => ({ id: each.id, paket: each.nama, pasien: nama, harga: each.harga })),
	)
	return createPortal(
		<ReservasiSheet
			density={lines.length > TINY ? 'tiny' : lines.length > DENSE ? 'dense' : 'plain'}
			rumahSakit={rumahSakit.nama}
			kode={kode}
			kunjungan={hariTanggal(tanggalVisit)}
			qr={
				<img className="qr" src={`data:image/svg+xml,${encodeURIComponent(renderSVG(statusAddress(kode)))}`} alt="" />
			}
			pemesan={
				<>
					Atas nama <strong>{atasNama || '–'}</strong>
					{noTelp && `, ${noTelp}`}. Status: <strong>{namaStatus[status]}</strong>. Dibuat {waktuWib(createdAt)} WIB.
				</>
			}
			lines={lines}
			total={total}
		>
			<div className="paraf">
				<p>Petugas</p>
				<p>Pasien</p>
			</div>
		</ReservasiSheet>,
		document.body,
	)
}
