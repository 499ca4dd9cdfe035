import { useState } from 'react'
import { withJam } from '../../../contract/reservasi/jam-datang.ts'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { ApiError } from '../../api.ts'
import { formatHariTanggal } from '../../lib/dates/format-tanggal.ts'
import { browserApi } from '../../load.ts'
import { FormDialog, type FormDialogProps } from '../../ui/dialog/form-dialog.tsx'
import { NoTelpAkhirField } from './no-telp-akhir-field.tsx'
import { KontakLink } from './reservasi-links.tsx'
import { type DitolakHari, ditolakHari } from './send-reservasi.ts'
import { TanggalKunjunganField } from './tanggal-kunjungan-field.tsx'

interface UbahDialogProps {
	reservasi: Reservasi
	/** Loads the reservation again. */
	onChanged: () => Promise<unknown>
	onClose: () => void
	onDone: () => void
}

export function UbahTanggalDialog(props: UbahDialogProps) {
	const [visit, setVisit] = useState<{ tanggalVisit: string; jamDatang?: string }>({ tanggalVisit: '' })
	const [ditolak, setDitolak] = useState<DitolakHari | null>(null)
	const { kode, status, tanggalVisit: dari, jamDatang: jamDari } = props.reservasi
	return (
		<UbahDialog
			{...props}
			judul="Ubah tanggal kunjungan"
			action="Simpan tanggal"
			send={(noTelpAkhir) =>
				browserApi()('PATCH /v1/public/shop-reservasi/ubah/{kode}', {
					params: { kode },
					body: { ...visit, noTelpAkhir },
				})
			}
			onRefused={(error) => {
				const refused = ditolakHari(error, visit)
				setDitolak(refused)
				return refused !== null
			}}
		>
			<p>
				{status === 'menunggu' ? 'Hari yang Anda tunggu' : 'Tanggal kunjungan sekarang'}:{' '}
				<strong className="font-semibold">{withJam(formatHariTanggal(dari), jamDari)}</strong>.
				{status === 'dikonfirmasi' && ' Tanggal yang baru menunggu konfirmasi petugas lagi.'}
			</p>
			<TanggalKunjunganField
				label="Tanggal kunjungan baru"
				isi={kode}
				tanggal={visit.tanggalVisit}
				jamDatang={visit.jamDatang ?? ''}
				ditolak={ditolak}
				onChoose={(tanggalVisit) => setVisit({ tanggalVisit })}
				onJam={(jamDatang) => setVisit({ ...visit, jamDatang })}
			/>
		</UbahDialog>
	)
}

/** Takes the place that is held, on the day for which the visitor waits. */
export function AmbilTempatDialog(props: UbahDialogProps) {
	const { kode, tanggalVisit, jamDatang } = props.reservasi
	return (
		<UbahDialog
			{...props}
			judul="Ambil tempat ini?"
			action="Ya, ambil tempat"
			send={(noTelpAkhir) =>
				browserApi()('PATCH /v1/public/shop-reservasi/ubah/{kode}', {
					params: { kode },
					body: { tanggalVisit, noTelpAkhir },
				})
			}
		>
			<p>
				Kunjungan Anda menjadi{' '}
				<strong className="font-semibold">{withJam(formatHariTanggal(tanggalVisit), jamDatang)}</strong>.
			</p>
		</UbahDialog>
	)
}

export function BatalkanDialog(props: UbahDialogProps) {
	const { kode, tanggalVisit } = props.reservasi
	return (
		<UbahDialog
			{...props}
			judul="Batalkan reservasi?"
			action="Ya, batalkan reservasi"
			isFinal
			send={(noTelpAkhir) =>
				browserApi()('POST /v1/public/shop-reservasi/batal/{kode}', { params: { kode }, body: { noTelpAkhir } })
			}
		>
			<p>
				Kunjungan <strong className="font-semibold">{formatHariTanggal(tanggalVisit)}</strong> dibatalkan untuk semua
				paket dan pasien di reservasi ini. Setelah dibatalkan, reservasi tidak dapat dikembalikan. Anda dapat memesan
				lagi kapan saja.
			</p>
		</UbahDialog>
	)
}

interface FormProps extends UbahDialogProps, Pick<FormDialogProps, 'judul' | 'action' | 'isFinal'> {
	send: (noTelpAkhir: string | undefined) => Promise<unknown>
	/** True for a refusal that the dialog shows in another place. */
	onRefused?: (error: ApiError) => boolean
	children: React.ReactNode
}

/** Asks for confirmation, and on another device for the phone number's last four digits. */
function UbahDialog(props: FormProps) {
	const { reservasi, judul, action, isFinal, send, onRefused, onChanged, onClose, onDone, children } = props
	const [noTelpAkhir, setNoTelpAkhir] = useState('')
	const [refusal, setRefusal] = useState<React.ReactNode>(null)
	const isOtherDevice = reservasi.ubahDengan === 'telepon'

	async function submit() {
		setRefusal(null)
		try {
			await send(isOtherDevice ? noTelpAkhir : undefined)
		} catch (error) {
			// The page may be out of date: by the device, the status or the time limit.
			await onChanged()
			if (!(error instanceof ApiError) || error.status >= 500) throw error
			if (!onRefused?.(error)) setRefusal(sentenceOf(error))
			return
		}
		await onChanged()
		onDone()
	}
	return (
		<FormDialog judul={judul} action={action} isFinal={isFinal} cancel="Kembali" onSubmit={submit} onClose={onClose}>
			<div className="flex flex-col gap-5">
				{children}
				{isOtherDevice && (
					<NoTelpAkhirField
						value={noTelpAkhir}
						onChange={setNoTelpAkhir}
						petunjuk="Nomor yang ditulis saat memesan. Kami bertanya karena perangkat ini bukan yang dipakai memesan."
					/>
				)}
			</div>
			<p role="alert" className="mt-1 font-semibold text-igd empty:-mt-3">
				{refusal}
			</p>
		</FormDialog>
	)
}

function sentenceOf({ code, detail }: ApiError): React.ReactNode {
	if (code === 'TIDAK_DITEMUKAN') return 'Empat angka terakhir nomor telepon tidak cocok.'
	if (code === 'LANGKAH_DITOLAK') return 'Status reservasi ini sudah berubah, jadi tidak dapat diubah lagi di sini.'
	if (code !== 'HUBUNGI_PETUGAS' && code !== 'TERLALU_SERING')
		return detail?.fields?.tanggalVisit ?? 'Tanggal ini tidak dapat dipilih. Silakan pilih tanggal lain.'
	const reason = code === 'HUBUNGI_PETUGAS' ? 'Batas waktunya sudah lewat.' : 'Terlalu banyak percobaan.'
	return (
		<>
			{reason} Silakan hubungi <KontakLink />.
		</>
	)
}
