import { useState } from 'react'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { withPersiapan } from '../../../contract/shop/persiapan.ts'
import { formatHariTanggal, formatWaktu } from '../../lib/dates/format-tanggal.ts'
import { useTemplate } from '../../template.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { DaftarPesanan } from './daftar-pesanan.tsx'
import { kataStatus } from './kata-status.ts'
import { KodeCard } from './kode-card.tsx'
import { PersiapanList } from './persiapan-list.tsx'
import { DataSayaLink, KontakLink } from './reservasi-links.tsx'
import { Card, StatusCard } from './status-card.tsx'
import { UbahReservasi } from './ubah-reservasi.tsx'

/** A reservation on the screen; in print it is `LembarReservasi`. */
export function ReservasiDetail({ reservasi, onChanged }: { reservasi: Reservasi; onChanged: () => Promise<unknown> }) {
	const [firstVisit] = useState(reservasi.tanggalVisit)
	const caraCheckin = useTemplate().shopSetting.data?.caraCheckin
	const persiapan = withPersiapan(reservasi.reservasiItem.map(({ id, shopItem }) => ({ ...shopItem, id })))
	const facts = [
		['Atas nama', reservasi.atasNama],
		['Nomor telepon', reservasi.noTelp],
		['Tanggal kunjungan', formatHariTanggal(reservasi.tanggalVisit)],
		['Dibuat', formatWaktu(reservasi.createdAt)],
	].filter(([, value]) => value)

	return (
		<div className="page no-print flex flex-col gap-6 py-6 lg:py-10">
			{/* The API of another provider may have no status. */}
			{reservasi.status in kataStatus && (
				<StatusCard
					status={reservasi.status}
					movedTo={reservasi.tanggalVisit === firstVisit ? undefined : reservasi.tanggalVisit}
				/>
			)}
			<KodeCard reservasi={reservasi} />
			<div className="grid gap-6 lg:grid-cols-[1fr_26rem] lg:items-start">
				<div className="flex flex-col gap-6">
					<Card judul="Langkah selanjutnya">
						<Langkah reservasi={reservasi} />
					</Card>
					{persiapan.length > 0 && (
						<Card judul="Persiapan">
							<dl className="flex flex-col gap-4">
								{persiapan.map(({ id, nama, persiapan: notes = '' }) => (
									<div key={id}>
										<dt className="mb-1.5 font-semibold">{nama}</dt>
										<dd>
											<PersiapanList persiapan={notes} />
										</dd>
									</div>
								))}
							</dl>
						</Card>
					)}
					<UbahReservasi reservasi={reservasi} onChanged={onChanged} />
					{caraCheckin && (
						<Card judul="Cara check-in">
							<RichText html={caraCheckin} textOnly />
						</Card>
					)}
				</div>
				<Card judul="Rincian reservasi">
					<dl className="mb-5 flex flex-col gap-3 border-line border-b pb-5">
						{facts.map(([name, value]) => (
							<div key={name}>
								<dt className="text-sm text-soft">{name}</dt>
								<dd className="font-semibold">{value}</dd>
							</div>
						))}
					</dl>
					<DaftarPesanan
						items={reservasi.reservasiItem.map(({ id, shopItem, harga, pasien }) => ({
							...shopItem,
							id,
							harga,
							pasien: pasien.nama,
						}))}
						total={reservasi.total}
					/>
				</Card>
			</div>
			<DataSayaLink />
		</div>
	)
}

/** What to do next, step by step. */
function Langkah({ reservasi: { tanggalVisit } }: { reservasi: Reservasi }) {
	const { webSetting, shopSetting } = useTemplate()
	const setting = webSetting.data
	const caraCheckin = shopSetting.data?.caraCheckin
	const steps = [
		<>Simpan kode reservasi ini: salin, cetak, atau foto halaman ini.</>,
		<>
			Datang ke {setting?.namaWeb ?? 'rumah sakit'} pada{' '}
			<strong className="font-semibold">{formatHariTanggal(tanggalVisit)}</strong>
			{setting?.alamat && `, di ${setting.alamat}`}.
		</>,
		<>Tunjukkan kode atau kode QR kepada petugas{caraCheckin && ', lalu ikuti cara check-in di bawah ini'}.</>,
		<>
			Ada pertanyaan atau ingin mengubah tanggal? Hubungi <KontakLink />.
		</>,
	]
	return (
		<ol className="flex flex-col gap-4">
			{steps.map((step, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places
				<li key={index} className="flex gap-3.5">
					<span
						aria-hidden="true"
						className="grid size-8 shrink-0 place-items-center rounded-full bg-teal-50 font-bold text-teal-800"
					>
						{index + 1}
					</span>
					<span className="min-w-0 pt-0.5">{step}</span>
				</li>
			))}
		</ol>
	)
}
