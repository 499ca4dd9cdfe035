import { useId, useState } from 'react'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { ApiError } from '../../api.ts'
import { formatHariTanggal } from '../../lib/dates/format-tanggal.ts'
import { useSendOnce } from '../../lib/fetching/use-send-once.ts'
import { browserApi } from '../../load.ts'
import { useFitur } from '../../template.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import HariKunjungan from './hari-kunjungan.tsx'
import { KontakLink } from './reservasi-links.tsx'
import { type DitolakHari, ditolakHari } from './send-reservasi.ts'
import { fieldClass, TanggalKunjunganField } from './tanggal-kunjungan-field.tsx'

interface UbahDialogProps {
	reservasi: Reservasi
	/** Loads the reservation again. */
	onChanged: () => Promise<unknown>
	onClose: () => void
	onDone: () => void
}

export function UbahTanggalDialog(props: UbahDialogProps) {
	const hasKalender = useFitur('kalender')
	const [tanggalVisit, setTanggalVisit] = useState('')
	const [ditolak, setDitolak] = useState<DitolakHari | null>(null)
	const { kode, status, tanggalVisit: dari } = props.reservasi
	return (
		<UbahDialog
			{...props}
			judul="Ubah tanggal kunjungan"
			action="Simpan tanggal"
			send={(noTelpAkhir) =>
				browserApi()('PATCH /v1/public/shop-reservasi/ubah/{kode}', {
					params: { kode },
					body: { tanggalVisit, noTelpAkhir },
				})
			}
			onRefused={(error) => {
				const refused = ditolakHari(error, tanggalVisit)
				setDitolak(refused)
				return refused !== null
			}}
		>
			<p>
				Tanggal kunjungan sekarang: <strong className="font-semibold">{formatHariTanggal(dari)}</strong>.
				{status === 'dikonfirmasi' && ' Tanggal yang baru menunggu konfirmasi petugas lagi.'}
			</p>
			<TanggalKunjunganField label="Tanggal kunjungan baru" value={tanggalVisit} onChange={setTanggalVisit}>
				{(choose) =>
					hasKalender && <HariKunjungan isi={kode} tanggal={tanggalVisit} ditolak={ditolak} onChoose={choose} />
				}
			</TanggalKunjunganField>
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
			send={(noTelpAkhir) =>
				browserApi()('POST /v1/public/shop-reservasi/batal/{kode}', { params: { kode }, body: { noTelpAkhir } })
			}
		>
			<p>
				Kunjungan <strong className="font-semibold">{formatHariTanggal(tanggalVisit)}</strong> dibatalkan untuk semua
				paket dan pasien di reservasi ini. Pembatalan tidak dapat diurungkan; Anda dapat memesan kembali kapan saja.
			</p>
		</UbahDialog>
	)
}

interface FormProps extends UbahDialogProps {
	judul: string
	/** The text of the confirm button. */
	action: string
	send: (noTelpAkhir: string | undefined) => Promise<unknown>
	/** True for a refusal that the dialog shows in another place. */
	onRefused?: (error: ApiError) => boolean
	children: React.ReactNode
}

/** Asks for confirmation, and on another device for the phone number's last four digits. */
function UbahDialog(props: FormProps) {
	const { reservasi, judul, action, send: sendChange, onRefused, onChanged, onClose, onDone, children } = props
	const id = useId()
	const [noTelpAkhir, setNoTelpAkhir] = useState('')
	const [refusal, setRefusal] = useState<React.ReactNode>(null)
	const { isSending, send } = useSendOnce('terjadi kesalahan pada sistem')
	const isOtherDevice = reservasi.ubahDengan === 'telepon'

	async function submit() {
		setRefusal(null)
		try {
			await sendChange(isOtherDevice ? noTelpAkhir : undefined)
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
		<FormDialog
			judul={judul}
			action={action}
			cancel="Kembali"
			isSending={isSending}
			onSubmit={() => send(submit)}
			onClose={onClose}
		>
			<div className="mt-3 flex flex-col gap-5">
				{children}
				{isOtherDevice && (
					<div>
						<label htmlFor={`${id}angka`} className="block font-semibold">
							Empat angka terakhir nomor telepon
						</label>
						<input
							id={`${id}angka`}
							name="noTelpAkhir"
							inputMode="numeric"
							autoComplete="off"
							required
							pattern="[0-9]{4}"
							maxLength={4}
							value={noTelpAkhir}
							onChange={(event) => setNoTelpAkhir(event.target.value)}
							aria-describedby={`${id}petunjuk`}
							className={`${fieldClass} max-w-40 tracking-widest tabular-nums`}
						/>
						<p id={`${id}petunjuk`} className="mt-2 text-[0.9375rem] text-soft">
							Nomor yang ditulis saat memesan. Kami bertanya karena perangkat ini bukan yang dipakai memesan.
						</p>
					</div>
				)}
			</div>
			<p role="alert" className="mt-4 font-semibold text-igd empty:mt-0">
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
