import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import { IconButton, TextField, Typography } from '@mui/material'
import { withJam } from '../../contract/reservasi/jam-datang.ts'
import { describeBayar, type KeadaanBayar, namaBayar, namaMetodeBayar } from '../../contract/reservasi/staff/bayar.ts'
import { namaStatus } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import type { PasienReservasi, RincianReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { MAX_CATATAN } from '../../contract/reservasi/staff/reservasi-meja.ts'
import type { StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { isTanggal } from '../../contract/tanggal/tanggal.ts'
import { callApi } from '../api/call-api.ts'
import { ChoiceSelect, choicesOf } from '../dialogs/selects.tsx'
import { fieldProps } from '../dialogs/use-fields.ts'
import { useUndoNotice } from '../undo/use-undoable-notice.tsx'
import { ChangeForm } from './change-form.tsx'
import { PaketSelect } from './paket-select.tsx'
import { DIURUNGKAN } from './undo-status.ts'
import { VisitDayField } from './visit-day-field.tsx'

export interface ChangeProps {
	reservasi: RincianReservasi
	onChanged: () => Promise<unknown>
}

/** The ids of the lines, which the server compares with its own. */
export const lineIds = ({ pasien }: RincianReservasi) => pasien.flatMap(({ paket }) => paket.map(({ id }) => id))

export function TanggalForm({ reservasi: { id, tanggalVisit, jamDatang }, onChanged }: ChangeProps) {
	const undoNotice = useUndoNotice()
	const move = (dari: string, jamDari: string | undefined, ke: string, jam: string, catatan: string) =>
		callApi('POST /v1/staf/reservasi/{id}/tanggal', {
			params: { id },
			body: { dari, jamDari, ke, jamDatang: jam || undefined, catatan },
		})
	return (
		<ChangeForm
			button="Ganti tanggal"
			title="Ganti tanggal kunjungan"
			submitText="Ganti tanggal"
			initial={{ ke: tanggalVisit, jam: jamDatang, catatan: '' }}
			isReady={({ ke, jam }) => isTanggal(ke) && (ke !== tanggalVisit || (jam !== '' && jam !== jamDatang))}
			onSend={async ({ ke, jam, catatan }) => {
				await move(tanggalVisit, jamDatang, ke, jam, catatan)
				// Without a choice the server has chosen the window.
				undoNotice(`Kunjungan pindah ke ${hariTanggal(ke)}`, () =>
					move(ke, jam || undefined, tanggalVisit, jamDatang, DIURUNGKAN),
				)
			}}
			onChanged={onChanged}
		>
			{({ isian, change, field }) => (
				<>
					<Typography gutterBottom>Sekarang {withJam(hariTanggal(tanggalVisit), jamDatang)}.</Typography>
					<VisitDayField
						label="Tanggal baru"
						{...field('ke')}
						value={isian.ke}
						jam={{
							value: isian.jam,
							onChange: (jam) => change({ jam }),
							emptyChoice: 'Jam yang sama, atau jam kosong yang pertama',
						}}
						autoFocus
					/>
					<TextField
						label="Catatan (opsional)"
						{...field('catatan', { maxLength: 300, help: 'Hanya tampil bagi petugas.' })}
						multiline
					/>
				</>
			)}
		</ChangeForm>
	)
}

export function TambahPaketForm({ reservasi, onChanged }: ChangeProps) {
	const patients = reservasi.pasien.flatMap(({ id, ...pasien }) => (id ? [{ ...pasien, id }] : []))
	return (
		<ChangeForm
			button="Tambah paket"
			title="Tambah paket"
			submitText="Tambah"
			initial={{ pasienId: patients.length === 1 ? (patients[0]?.id ?? '') : '', shopItemId: '' }}
			isReady={({ pasienId, shopItemId }) => pasienId !== '' && shopItemId !== ''}
			onSend={(isian) =>
				callApi('POST /v1/staf/reservasi/{id}/paket', {
					params: { id: reservasi.id },
					body: { dari: lineIds(reservasi), ...isian },
				})
			}
			onChanged={onChanged}
		>
			{({ isian: { pasienId, shopItemId }, change, errors, field }) => (
				<>
					<ChoiceSelect label="Untuk pasien" choices={patients} {...field('pasienId')} />
					<PaketSelect
						label="Paket"
						value={shopItemId === '' ? [] : [shopItemId]}
						onChange={(ids) => change({ shopItemId: ids.at(-1) ?? '' })}
						failure={errors.shopItemId}
						pasien={patients.find(({ id }) => id === pasienId)}
					/>
				</>
			)}
		</ChangeForm>
	)
}

interface HapusPaketProps extends ChangeProps {
	paket: PasienReservasi['paket'][number]
	/** The name of the patient. */
	dari: string
}

export const HapusPaketForm = ({ reservasi, paket, dari, onChanged }: HapusPaketProps) => (
	<ChangeForm
		button={(open) => (
			<IconButton size="small" aria-label={`Hapus ${paket.nama} dari ${dari}`} aria-haspopup="dialog" onClick={open}>
				<DeleteOutline />
			</IconButton>
		)}
		title="Hapus paket ini?"
		submitText="Hapus paket"
		isDangerous
		initial={{}}
		onSend={() =>
			callApi('DELETE /v1/staf/reservasi/{id}/paket/{itemId}', {
				params: { id: reservasi.id, itemId: paket.id },
				body: { dari: lineIds(reservasi) },
			})
		}
		onChanged={onChanged}
	>
		{() => <Typography>{paket.nama}. Total reservasi dihitung kembali.</Typography>}
	</ChangeForm>
)

export function CatatanForm({ reservasi: { id, catatan }, onChanged }: ChangeProps) {
	const undoNotice = useUndoNotice()
	const write = (dari: string, ke: string) =>
		callApi('POST /v1/staf/reservasi/{id}/catatan', { params: { id }, body: { dari, ke } })
	return (
		<ChangeForm
			button="Catatan"
			title="Catatan petugas"
			submitText="Simpan catatan"
			initial={{ ke: catatan }}
			isReady={({ ke }) => ke.trim() !== catatan}
			onSend={async ({ ke }) => {
				await write(catatan, ke)
				undoNotice('Catatan disimpan', () => write(ke.trim(), catatan))
			}}
			onChanged={onChanged}
		>
			{({ field }) => (
				<TextField
					label="Catatan"
					{...field('ke', { maxLength: MAX_CATATAN, help: 'Hanya tampil bagi petugas. Jangan tulis NIK di sini.' })}
					autoFocus
					multiline
					minRows={3}
				/>
			)}
		</ChangeForm>
	)
}

export function BayarForm({ reservasi: { id, bayar, metodeBayar }, onChanged }: ChangeProps) {
	const undoNotice = useUndoNotice()
	const before = { bayar, metodeBayar }
	const record = (dari: KeadaanBayar, ke: KeadaanBayar) =>
		callApi('POST /v1/staf/reservasi/{id}/bayar', { params: { id }, body: { dari, ke } })
	return (
		<ChangeForm
			button="Pembayaran"
			title="Pembayaran"
			submitText="Simpan pembayaran"
			initial={before}
			isReady={(ke) => ke.bayar === 'belum' || ke.metodeBayar !== ''}
			onSend={async (isian) => {
				const ke = isian.bayar === 'belum' ? { ...isian, metodeBayar: '' } : isian
				await record(before, ke)
				undoNotice(`Pembayaran: ${describeBayar(ke)}`, () => record(ke, before))
			}}
			onChanged={onChanged}
		>
			{({ isian, change, errors }) => {
				const field = fieldProps(isian, change, errors, 'ke.')
				return (
					<>
						<ChoiceSelect label="Keadaan" choices={choicesOf(namaBayar)} {...field('bayar')} />
						{isian.bayar !== 'belum' && (
							<ChoiceSelect
								label="Cara bayar"
								choices={choicesOf(namaMetodeBayar)}
								{...field('metodeBayar', { help: 'Pembayaran diterima kasir, bukan lewat situs.' })}
							/>
						)}
					</>
				)
			}}
		</ChangeForm>
	)
}

export function KembaliForm({ reservasi, ke, onChanged }: ChangeProps & { ke: StatusReservasi }) {
	const { id, status } = reservasi
	const params = { id }
	const undoNotice = useUndoNotice()
	const again = { dari: ke, ke: status, catatan: 'Koreksi diurungkan' }
	return (
		<ChangeForm
			button="Koreksi status"
			label={`Koreksi status: kembali ke ${namaStatus[ke]}`}
			title={`Kembalikan ke ${namaStatus[ke]}?`}
			submitText="Kembalikan"
			initial={{ alasan: '' }}
			isReady={({ alasan }) => alasan.trim() !== ''}
			onSend={async ({ alasan }) => {
				await callApi('POST /v1/staf/reservasi/{id}/kembali', { params, body: { dari: status, alasan } })
				undoNotice(`Status: ${namaStatus[ke]}`, () =>
					callApi('POST /v1/staf/reservasi/{id}/status', { params, body: again }),
				)
			}}
			onChanged={onChanged}
		>
			{({ field }) => (
				<>
					<Typography gutterBottom>
						Status {namaStatus[status]} dibatalkan. Perubahan ini tercatat dengan alasannya.
					</Typography>
					<TextField label="Alasan" {...field('alasan', { maxLength: 300 })} required autoFocus />
				</>
			)}
		</ChangeForm>
	)
}
