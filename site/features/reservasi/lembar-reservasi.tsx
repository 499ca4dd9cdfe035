import type { Reservasi } from '../../../contract/reservasi.ts'
import { formatRupiah } from '../../../contract/rupiah.ts'
import { useTemplate } from '../../template.ts'
import { Qr } from '../../ui/qr/qr.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { formatHariTanggal } from '../dates/format-tanggal.ts'
import { formatWaktu } from '../dates/format-waktu.ts'
import { paperDensity } from './paper-density.ts'
import { useReservasiAddress } from './use-reservasi-address.ts'
import './lembar-reservasi.css'

/** The reservation on one sheet of paper. */
export function LembarReservasi({ reservasi }: { reservasi: Reservasi }) {
	const { webSetting, shopSetting } = useTemplate()
	const setting = webSetting.data
	const caraCheckin = shopSetting.data?.caraCheckin ?? ''
	const address = useReservasiAddress(reservasi.kode)
	return (
		<div className="lembar-reservasi" data-density={paperDensity(reservasi, caraCheckin)}>
			<div className="kepala">
				<div>
					<p className="rumah-sakit">{setting?.namaWeb}</p>
					<p>Kode reservasi</p>
					<p className="kode">{reservasi.kode}</p>
					<p className="kunjungan">{formatHariTanggal(reservasi.tanggalVisit)}</p>
				</div>
				<Qr value={address} label={`Kode QR halaman reservasi ${reservasi.kode}`} className="qr" />
			</div>
			<p className="pemesan">
				Atas nama <strong>{reservasi.atasNama}</strong>
				{reservasi.noTelp && `, ${reservasi.noTelp}`}. Dibuat {formatWaktu(reservasi.createdAt)}.
			</p>
			<table>
				<thead>
					<tr>
						<th scope="col">Paket</th>
						<th scope="col">Pasien</th>
						<th scope="col">Harga</th>
					</tr>
				</thead>
				<tbody>
					{reservasi.reservasiItem.map(({ id, shopItem, harga, pasien }) => (
						<tr key={id}>
							<td>{shopItem.nama}</td>
							<td>{pasien.nama}</td>
							<td>{formatRupiah(harga)}</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row" colSpan={2}>
							Total
						</th>
						<td>{formatRupiah(reservasi.total)}</td>
					</tr>
				</tfoot>
			</table>
			{caraCheckin && (
				<>
					<h2>Cara check-in</h2>
					<RichText html={caraCheckin} textOnly />
				</>
			)}
			{setting && (
				<p className="alamat">
					{setting.namaWeb}, {setting.alamat}. Telepon {setting.noTelp}.
				</p>
			)}
		</div>
	)
}
