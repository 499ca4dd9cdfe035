import { createPortal } from 'react-dom'
import { renderSVG } from 'uqr'
import { withJam } from '../../contract/reservasi/jam-datang.ts'
import { namaStatus } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import type { RincianReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { hariTanggal, waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { PersiapanSheet } from '../../print/persiapan-sheet.tsx'
import { ReservasiSheet } from '../../print/reservasi-sheet.tsx'
import { statusAddress } from './status-address.ts'

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
