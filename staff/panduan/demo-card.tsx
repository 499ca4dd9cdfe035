import {
	Alert,
	AlertTitle,
	Button,
	Dialog,
	DialogActions,
	DialogContent,
	DialogTitle,
	TextField,
	Typography,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { type ContohDihapus, KATA_HAPUS_CONTOH, type KontenContoh } from '../../contract/staff/panduan.ts'
import { callApi } from '../api/call-api.ts'

const isConfirmed = (typed: string) => typed.trim().toUpperCase() === KATA_HAPUS_CONTOH

interface DemoCardProps {
	contoh: KontenContoh | null
	onRemoved: () => void
}

/** Offers to remove the demo hospital; afterwards it says where the backup is. */
export function DemoCard({ contoh, onRemoved }: DemoCardProps) {
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
				<Button color="inherit" variant="outlined" onClick={() => setOpen(true)} sx={{ whiteSpace: 'nowrap' }}>
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
	const [failure, setFailure] = useState<string>()
	const [isSending, setSending] = useState(false)
	const remove = async (event: FormEvent) => {
		event.preventDefault()
		if (!isConfirmed(typed) || isSending) return
		setSending(true)
		setFailure(undefined)
		try {
			const { data } = await callApi('POST /v1/staf/panduan/hapus-contoh', { body: { konfirmasi: typed } })
			onRemoved(data)
		} catch (error) {
			setFailure(error instanceof Error ? error.message : String(error))
			setSending(false)
		}
	}
	const kept = diubah.jumlah + dipakai.jumlah
	return (
		<Dialog open onClose={isSending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby="hapus-contoh">
			<form onSubmit={remove}>
				<DialogTitle id="hapus-contoh">Hapus konten contoh?</DialogTitle>
				<DialogContent sx={{ display: 'grid', gap: 1.5 }}>
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
				</DialogContent>
				<DialogActions>
					<Button onClick={onClose} disabled={isSending}>
						Batal
					</Button>
					<Button type="submit" color="error" variant="contained" disabled={!isConfirmed(typed) || isSending}>
						{isSending ? 'Mencadangkan dan menghapus …' : `Hapus ${dihapus} konten contoh`}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	)
}
