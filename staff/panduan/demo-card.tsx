import { Alert, AlertTitle, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { type ContohDihapus, KATA_HAPUS_CONTOH, type KontenContoh } from '../../contract/staff/panduan.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'

const isConfirmed = (typed: string) => typed.trim().toUpperCase() === KATA_HAPUS_CONTOH

/** Offers to remove the demo hospital; afterwards it says where the backup is. */
export function DemoCard({ contoh, onRemoved }: { contoh: KontenContoh | null; onRemoved: () => void }) {
	const [isOpen, setOpen] = useState(false)
	const [removed, setRemoved] = useState<ContohDihapus>()
	if (removed)
		return (
			<Alert severity="success" onClose={() => setRemoved(undefined)}>
				<AlertTitle>{`${removed.dihapus} konten contoh dihapus`}</AlertTitle>
				Cadangan sebelum dihapus ada di server: <code>{removed.cadangan}</code>
			</Alert>
		)
	if (!contoh) return null
	return (
		<Alert
			severity="info"
			action={
				<Button color="inherit" variant="outlined" onClick={() => setOpen(true)}>
					Hapus konten contoh
				</Button>
			}
			sx={{
				alignItems: 'center',
				flexWrap: 'wrap',
				'& .MuiAlert-action': { paddingBlock: 0, marginInlineStart: 'auto' },
			}}
		>
			{`Situs ini masih berisi ${contoh.dihapus} konten rumah sakit contoh. Hapus semuanya sekaligus sebelum mengisi milik Anda, atau ganti satu per satu.`}
			{isOpen && (
				<RemoveDialog
					contoh={contoh}
					onClose={() => setOpen(false)}
					onRemoved={(data) => {
						setRemoved(data)
						onRemoved()
					}}
				/>
			)}
		</Alert>
	)
}

interface RemoveDialogProps {
	contoh: KontenContoh
	onClose: () => void
	onRemoved: (data: ContohDihapus) => void
}

function RemoveDialog({ contoh: { dihapus, diubah, dipakai }, onClose, onRemoved }: RemoveDialogProps) {
	const [typed, setTyped] = useState('')
	const { isSending, send, failure } = useSending()
	const remove = () =>
		send(async () => {
			const { data } = await callApi('POST /v1/staf/panduan/hapus-contoh', { body: { konfirmasi: typed } })
			onRemoved(data)
		})
	const kept = diubah.jumlah + dipakai.jumlah
	return (
		<TitledDialog
			title="Hapus konten contoh?"
			onClose={isSending ? undefined : onClose}
			form={{
				onSubmit(event) {
					event.preventDefault()
					remove()
				},
			}}
			content={{ sx: { display: 'grid', gap: 1.5 } }}
			actions={
				<>
					<Button onClick={onClose} disabled={isSending}>
						Batal
					</Button>
					<Button type="submit" color="error" variant="contained" disabled={!isConfirmed(typed) || isSending}>
						{isSending ? 'Mencadangkan dan menghapus …' : `Hapus ${dihapus} konten contoh`}
					</Button>
				</>
			}
		>
			<Typography>
				<strong>{`Akan dihapus ${dihapus}`}</strong>: dokter, poli klinik, artikel, paket, dan semua yang lain dari
				rumah sakit contoh. Pengaturan kembali kosong, kecuali isian yang sudah Anda ubah.
			</Typography>
			{kept > 0 && (
				<div>
					<Typography>
						<strong>{`Tetap ${kept}`}</strong>
						{`: ${diubah.jumlah} karena Anda ubah${dipakai.jumlah > 0 ? `, ${dipakai.jumlah} karena dipakai oleh yang Anda buat atau ubah` : ''}.`}
					</Typography>
					<Typography variant="body2" color="textSecondary">
						{[...diubah.nama, ...dipakai.nama].join(' · ')}
					</Typography>
				</div>
			)}
			<Typography>
				Semua yang Anda buat sendiri tetap ada, juga reservasi dan data pasien. Sebelum menghapus, server membuat
				cadangan.
			</Typography>
			<TextField
				label={`Ketik ${KATA_HAPUS_CONTOH} untuk melanjutkan`}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				autoComplete="off"
				autoFocus
			/>
			{failure && <Alert severity="error">{failure}</Alert>}
		</TitledDialog>
	)
}
