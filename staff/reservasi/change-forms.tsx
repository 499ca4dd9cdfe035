import { MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { type KeadaanBayar, namaBayar, namaMetodeBayar } from '../../contract/reservasi/staff/bayar.ts'
import { namaStatus } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import type { RincianReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { MAX_CATATAN } from '../../contract/reservasi/staff/ubah-reservasi.ts'
import type { StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { isTanggal } from '../../contract/tanggal/tanggal.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { ChangeForm } from './change-form.tsx'
import { PaketSelect } from './paket-select.tsx'
import { VisitDayField } from './visit-day-field.tsx'

interface FormProps {
	reservasi: RincianReservasi
	onClose: () => void
	onChanged: () => Promise<unknown>
}

const usePilihan = () => useApiQuery('GET /v1/staf/reservasi/pilihan')

/** The ids of the lines, which the server compares with its own. */
export const lineIds = ({ pasien }: RincianReservasi) => pasien.flatMap(({ paket }) => paket.map(({ id }) => id))

export function TanggalForm({ reservasi: { id, tanggalVisit }, ...form }: FormProps) {
	const [ke, setKe] = useState(tanggalVisit)
	const [catatan, setCatatan] = useState('')
	const { data: pilihan } = usePilihan()
	return (
		<ChangeForm
			{...form}
			title="Ganti tanggal kunjungan"
			submitText="Ganti tanggal"
			isReady={isTanggal(ke) && ke !== tanggalVisit}
			onSend={() =>
				callApi('POST /v1/staf/reservasi/{id}/tanggal', { params: { id }, body: { dari: tanggalVisit, ke, catatan } })
			}
		>
			{(fields) => (
				<>
					<Typography gutterBottom>Sekarang {hariTanggal(tanggalVisit)}.</Typography>
					<VisitDayField
						label="Tanggal baru"
						value={ke}
						onChange={setKe}
						failure={fields.ke}
						range={pilihan}
						autoFocus
					/>
					<TextField
						label="Catatan (opsional)"
						value={catatan}
						onChange={({ target }) => setCatatan(target.value)}
						error={Boolean(fields.catatan)}
						helperText={fields.catatan ?? 'Hanya tampil bagi petugas.'}
						multiline
						slotProps={{ htmlInput: { maxLength: 300 } }}
					/>
				</>
			)}
		</ChangeForm>
	)
}

export function TambahPaketForm({ reservasi, ...form }: FormProps) {
	const patients = reservasi.pasien.flatMap(({ id, nama }) => (id ? [{ id, nama }] : []))
	const [pasienId, setPasienId] = useState(patients.length === 1 ? (patients[0]?.id ?? '') : '')
	const [shopItemId, setShopItemId] = useState('')
	const { data: pilihan, failure, refetch } = usePilihan()
	return (
		<ChangeForm
			{...form}
			title="Tambah paket"
			submitText="Tambah"
			isReady={pasienId !== '' && shopItemId !== ''}
			onSend={() =>
				callApi('POST /v1/staf/reservasi/{id}/paket', {
					params: { id: reservasi.id },
					body: { dari: lineIds(reservasi), pasienId, shopItemId },
				})
			}
		>
			{(fields) => (
				<>
					{failure && <LoadFailed message={failure} onRetry={refetch} />}
					<TextField
						select
						label="Untuk pasien"
						value={pasienId}
						onChange={({ target }) => setPasienId(target.value)}
						error={Boolean(fields.pasienId)}
						helperText={fields.pasienId}
					>
						{patients.map(({ id, nama }) => (
							<MenuItem key={id} value={id}>
								{nama}
							</MenuItem>
						))}
					</TextField>
					<PaketSelect
						label="Paket"
						paket={pilihan?.paket ?? []}
						value={shopItemId === '' ? [] : [shopItemId]}
						onChange={(ids) => setShopItemId(ids.at(-1) ?? '')}
						failure={fields.shopItemId}
					/>
				</>
			)}
		</ChangeForm>
	)
}

export function HapusPaketForm({ reservasi, paket, ...form }: FormProps & { paket: { id: string; nama: string } }) {
	return (
		<ChangeForm
			{...form}
			title="Hapus paket ini?"
			submitText="Hapus paket"
			isDangerous
			onSend={() =>
				callApi('DELETE /v1/staf/reservasi/{id}/paket/{itemId}', {
					params: { id: reservasi.id, itemId: paket.id },
					body: { dari: lineIds(reservasi) },
				})
			}
		>
			{() => <Typography>{paket.nama}. Total reservasi dihitung kembali.</Typography>}
		</ChangeForm>
	)
}

export function CatatanForm({ reservasi: { id, catatan }, ...form }: FormProps) {
	const [ke, setKe] = useState(catatan)
	return (
		<ChangeForm
			{...form}
			title="Catatan petugas"
			submitText="Simpan catatan"
			isReady={ke.trim() !== catatan}
			onSend={() => callApi('POST /v1/staf/reservasi/{id}/catatan', { params: { id }, body: { dari: catatan, ke } })}
		>
			{(fields) => (
				<TextField
					label="Catatan"
					value={ke}
					onChange={({ target }) => setKe(target.value)}
					error={Boolean(fields.ke)}
					helperText={fields.ke ?? 'Hanya tampil bagi petugas. Jangan tulis NIK di sini.'}
					autoFocus
					multiline
					minRows={3}
					slotProps={{ htmlInput: { maxLength: MAX_CATATAN } }}
				/>
			)}
		</ChangeForm>
	)
}

export function BayarForm({ reservasi: { id, bayar, metodeBayar }, ...form }: FormProps) {
	const [ke, setKe] = useState<KeadaanBayar>({ bayar, metodeBayar })
	const isPaid = ke.bayar !== 'belum'
	return (
		<ChangeForm
			{...form}
			title="Pembayaran"
			submitText="Simpan pembayaran"
			isReady={!isPaid || ke.metodeBayar !== ''}
			onSend={() =>
				callApi('POST /v1/staf/reservasi/{id}/bayar', { params: { id }, body: { dari: { bayar, metodeBayar }, ke } })
			}
		>
			{(fields) => (
				<>
					<TextField
						select
						label="Keadaan"
						value={ke.bayar}
						onChange={({ target }) => setKe({ ...ke, bayar: target.value as KeadaanBayar['bayar'] })}
					>
						{Object.entries(namaBayar).map(([value, nama]) => (
							<MenuItem key={value} value={value}>
								{nama}
							</MenuItem>
						))}
					</TextField>
					{isPaid && (
						<TextField
							select
							label="Cara bayar"
							value={ke.metodeBayar}
							onChange={({ target }) => setKe({ ...ke, metodeBayar: target.value })}
							error={Boolean(fields['ke.metodeBayar'])}
							helperText={fields['ke.metodeBayar'] ?? 'Pembayaran diterima kasir, bukan lewat situs.'}
						>
							{Object.entries(namaMetodeBayar).map(([value, nama]) => (
								<MenuItem key={value} value={value}>
									{nama}
								</MenuItem>
							))}
						</TextField>
					)}
				</>
			)}
		</ChangeForm>
	)
}

export function KembaliForm({ reservasi: { id, status }, ke, ...form }: FormProps & { ke: StatusReservasi }) {
	const [alasan, setAlasan] = useState('')
	return (
		<ChangeForm
			{...form}
			title={`Kembalikan ke ${namaStatus[ke]}?`}
			submitText="Kembalikan"
			isReady={alasan.trim() !== ''}
			onSend={() => callApi('POST /v1/staf/reservasi/{id}/kembali', { params: { id }, body: { dari: status, alasan } })}
		>
			{(fields) => (
				<>
					<Typography gutterBottom>
						Status {namaStatus[status]} dibatalkan. Perubahan ini tercatat dengan alasannya.
					</Typography>
					<TextField
						label="Alasan"
						value={alasan}
						onChange={({ target }) => setAlasan(target.value)}
						error={Boolean(fields.alasan)}
						helperText={fields.alasan}
						required
						autoFocus
						slotProps={{ htmlInput: { maxLength: 300 } }}
					/>
				</>
			)}
		</ChangeForm>
	)
}
