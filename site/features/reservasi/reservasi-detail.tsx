import { useState } from 'react'
import { withOneKind } from '../../../contract/links/with-one-kind.ts'
import { withJam } from '../../../contract/reservasi/jam-datang.ts'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { withPersiapan } from '../../../contract/shop/persiapan.ts'
import { formatHariTanggal, formatWaktu } from '../../lib/dates/format-tanggal.ts'
import { useTemplate } from '../../template.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { ShopLink } from '../../ui/button/shop-link.tsx'
import { TextOnly } from '../../ui/rich-text/text-only.tsx'
import { DaftarPesanan } from './daftar-pesanan.tsx'
import { KodeCard } from './kode-card.tsx'
import { PersiapanList } from './persiapan-list.tsx'
import { DataSayaLink, KontakLink } from './reservasi-links.tsx'
import { Card, StatusCard } from './status-card.tsx'
import { type Bagian, type KeadaanReservasi, showsPart } from './tampilan-reservasi.ts'
import { UbahReservasi } from './ubah-reservasi.tsx'

interface ReservasiDetailProps {
	reservasi: Reservasi
	keadaan: KeadaanReservasi
	onChanged: () => Promise<unknown>
	/** Below the status. */
	children?: React.ReactNode
}

/** A reservation on the screen; in print it is `PrintedReservasi`. */
export function ReservasiDetail({ reservasi, keadaan, onChanged, children }: ReservasiDetailProps) {
	const kunjungan = kunjunganOf(reservasi)
	const [firstVisit] = useState(kunjungan)
	const { webSetting, shopSetting } = useTemplate()
	const caraCheckin = shopSetting.data?.caraCheckin
	const { noTelp = '', noTelpType = 'telp' } = webSetting.data ?? {}
	const persiapan = withPersiapan(reservasi.reservasiItem.map(({ id, shopItem }) => ({ ...shopItem, id })))
	const shows = (part: Bagian) => showsPart(keadaan, part)
	const isMoved = shows('langkah') && kunjungan !== firstVisit

	return (
		<div className="page no-print flex flex-col gap-6 py-6 lg:py-10">
			<StatusCard keadaan={keadaan} dibatalkan={reservasi.dibatalkan} movedTo={isMoved ? kunjungan : undefined} />
			{children}
			{shows('langkah') && reservasi.email === 'belum-dikonfirmasi' && (
				<p className="rounded-card bg-sand px-5 py-4 md:px-7">
					<strong>Email belum dikonfirmasi.</strong> Buka email pertama dari kami dan konfirmasi alamatnya, agar kabar
					berikutnya sampai.
				</p>
			)}
			{shows('kode') && <KodeCard reservasi={reservasi} keadaan={keadaan} />}
			<div className="grid gap-6 lg:grid-cols-[1fr_26rem] lg:items-start">
				{/* Before the explanations on the phone, beside them on wide screens. */}
				<Rincian reservasi={reservasi} className="lg:col-start-2 lg:row-start-1" />
				<div className="flex flex-col gap-6 lg:row-start-1">
					{shows('langkah') ? (
						<Card judul="Langkah selanjutnya">
							<Langkah reservasi={reservasi} />
						</Card>
					) : (
						<Card judul={shows('pesanLagi') ? 'Pesan lagi' : 'Ada pertanyaan?'}>
							{shows('pesanLagi') && <PesanLagi reservasi={reservasi} />}
							<p>
								{shows('pesanLagi') && 'Ada pertanyaan? '}Hubungi <KontakLink />.
							</p>
						</Card>
					)}
					{shows('persiapan') && persiapan.length > 0 && (
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
					<UbahReservasi reservasi={reservasi} keadaan={keadaan} onChanged={onChanged} />
					{shows('langkah') && caraCheckin && (
						<Card judul="Cara check-in">
							<TextOnly html={withOneKind(caraCheckin, noTelp, noTelpType)} />
						</Card>
					)}
				</div>
			</div>
			<DataSayaLink />
		</div>
	)
}

/** The day in words, with the window of arrival. */
const kunjunganOf = ({ tanggalVisit, jamDatang }: Reservasi) => withJam(formatHariTanggal(tanggalVisit), jamDatang)

function Rincian({ reservasi, className }: { reservasi: Reservasi; className: string }) {
	const facts = [
		['Atas nama', reservasi.atasNama],
		['Nomor telepon', reservasi.noTelp],
		['Tanggal kunjungan', kunjunganOf(reservasi)],
		['Dibuat', formatWaktu(reservasi.createdAt)],
	].filter(([, value]) => value)
	return (
		<Card judul="Rincian reservasi" className={className}>
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
	)
}

function PesanLagi({ reservasi: { reservasiItem } }: { reservasi: Reservasi }) {
	const packages = [...new Map(reservasiItem.map(({ shopItem }) => [shopItem.uri, shopItem.nama]))]
	return (
		<ul className="mb-4 flex flex-col items-start gap-2.5">
			{packages.map(([uri, nama]) => (
				<li key={uri}>
					{uri ? <ButtonLink to={`/paket-layanan/${uri}`}>Pesan lagi {nama}</ButtonLink> : <ShopLink />}
				</li>
			))}
		</ul>
	)
}

function Langkah({ reservasi }: { reservasi: Reservasi }) {
	const { webSetting, shopSetting } = useTemplate()
	const setting = webSetting.data
	const caraCheckin = shopSetting.data?.caraCheckin
	const steps = [
		<>Simpan kode reservasi ini: salin, cetak, atau foto halaman ini.</>,
		<>
			Datang ke {setting?.namaWeb ?? 'rumah sakit'} pada{' '}
			<strong className="font-semibold">{kunjunganOf(reservasi)}</strong>
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
