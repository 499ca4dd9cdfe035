import Add from '@mui/icons-material/Add'
import {
	Alert,
	Box,
	Button,
	Card,
	Dialog,
	DialogContent,
	DialogTitle,
	List,
	ListItem,
	ListItemButton,
	ListItemText,
	TextField,
	Typography,
} from '@mui/material'
import { useState } from 'react'
import { hariTanggal } from '../../contract/staff/hari-tanggal.ts'
import { type BarisCatatan, type IsianCatatan, isianCatatan } from '../../contract/staff/jadwal.ts'
import { tanggalWib } from '../../contract/tanggal.ts'
import { DialogButtons } from './dialog-buttons.tsx'
import { useSaving } from './use-saving.ts'

interface CatatanCardProps {
	dokterId: string
	rows: BarisCatatan[]
	onSaved: () => void
}

type Open = IsianCatatan & Partial<Pick<BarisCatatan, 'id' | 'versi'>>

/** Notes beside a doctor's week, each until a day or for good. */
export function CatatanCard({ dokterId, rows, onSaved }: CatatanCardProps) {
	const [open, setOpen] = useState<Open | null>(null)
	return (
		<Card component="section" sx={{ padding: 2 }}>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
				<Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
					Catatan jadwal
				</Typography>
				<Button
					variant="outlined"
					startIcon={<Add />}
					onClick={() => setOpen({ dokterId, keterangan: '', berlakuSampai: null })}
					sx={{ minHeight: 44 }}
				>
					Tambah catatan
				</Button>
			</Box>
			{rows.length === 0 ? (
				<Typography color="textSecondary" sx={{ paddingBlockStart: 1 }}>
					Belum ada catatan.
				</Typography>
			) : (
				<List disablePadding sx={{ paddingBlockStart: 1 }}>
					{rows.map((row) => (
						<ListItem key={row.id} disablePadding divider>
							<ListItemButton onClick={() => setOpen(row)} sx={{ minHeight: 56, borderRadius: 1 }}>
								<ListItemText primary={row.keterangan} secondary={untilWhen(row)} />
							</ListItemButton>
						</ListItem>
					))}
				</List>
			)}
			{open && (
				<CatatanDialog
					open={open}
					onClose={() => setOpen(null)}
					onSaved={() => {
						setOpen(null)
						onSaved()
					}}
				/>
			)}
		</Card>
	)
}

function untilWhen({ berlakuSampai }: BarisCatatan): string {
	if (!berlakuSampai) return 'Selalu ditampilkan'
	const isOver = berlakuSampai < tanggalWib(Date.now())
	return `${isOver ? 'Sudah berakhir' : 'Ditampilkan sampai'} ${hariTanggal(berlakuSampai)}`
}

function CatatanDialog({ open, onClose, onSaved }: { open: Open; onClose: () => void; onSaved: () => void }) {
	const [isian, setIsian] = useState<IsianCatatan>(open)
	const { isSending, errors, failure, save, remove } = useSaving({
		path: '/jadwal/catatan',
		shape: isianCatatan,
		row: open,
		onSaved,
	})
	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="judul-catatan">
			<form
				onSubmit={(event) => {
					event.preventDefault()
					save(isian)
				}}
				noValidate
			>
				<DialogTitle id="judul-catatan">{open.id ? 'Ubah catatan' : 'Catatan baru'}</DialogTitle>
				<DialogContent sx={{ display: 'grid', gap: 2 }}>
					<TextField
						label="Catatan"
						value={isian.keterangan}
						onChange={(event) => setIsian({ ...isian, keterangan: event.target.value })}
						error={Boolean(errors.keterangan)}
						helperText={errors.keterangan}
						multiline
						minRows={2}
						slotProps={{ htmlInput: { maxLength: 300 } }}
					/>
					<TextField
						type="date"
						label="Tampil sampai"
						value={isian.berlakuSampai ?? ''}
						onChange={(event) => setIsian({ ...isian, berlakuSampai: event.target.value || null })}
						error={Boolean(errors.berlakuSampai)}
						helperText={errors.berlakuSampai ?? 'Kosongkan bila selalu ditampilkan.'}
						margin="none"
						slotProps={{ inputLabel: { shrink: true } }}
					/>
					{failure && <Alert severity="error">{failure}</Alert>}
				</DialogContent>
				<DialogButtons
					isSending={isSending}
					onClose={onClose}
					remove={open.id ? { label: 'Hapus', onClick: () => remove() } : undefined}
				/>
			</form>
		</Dialog>
	)
}
