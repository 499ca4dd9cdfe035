import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import type { PictureFolder } from '../../contract/pictures.ts'
import { kesalahanIsian } from '../../contract/staff/input-errors.ts'
import { type IsianGambar, isianGambar } from '../../contract/staff/pictures.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../auth/use-sending.ts'
import { AltInput } from './alt-input.tsx'
import { picturePlaces } from './picture-places.ts'
import type { UploadedPicture } from './upload-picture.ts'

/** What is said of a picture that is there already, and the way to say it better. */
export function PictureAlt({ folder, file }: { folder: PictureFolder; file: string }) {
	const [picture, setPicture] = useState<UploadedPicture | null>()
	const [isOpen, setOpen] = useState(false)
	useEffect(() => {
		let isHere = true
		callApi<UploadedPicture[]>('GET', `/gambar?${new URLSearchParams({ folder, file })}`).then(
			({ data }) => isHere && setPicture(data[0] ?? null),
			() => isHere && setPicture(undefined),
		)
		return () => {
			isHere = false
		}
	}, [folder, file])
	if (picture === undefined) return null
	if (picture === null)
		return (
			<Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 1 }}>
				Belum ada keterangan. Unggah ulang gambarnya untuk menambahkannya.
			</Typography>
		)
	return (
		<>
			<Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
				{picture.hiasan ? 'Hanya hiasan' : picture.alt ? `“${picture.alt}”` : 'Belum ada keterangan'}
			</Typography>
			<Button size="small" onClick={() => setOpen(true)}>
				Ubah keterangan
			</Button>
			{isOpen && (
				<AltDialog
					picture={picture}
					onClose={() => setOpen(false)}
					onSaid={(changed) => {
						setPicture(changed)
						setOpen(false)
					}}
				/>
			)}
		</>
	)
}

interface AltDialogProps {
	picture: UploadedPicture
	onSaid: (picture: UploadedPicture) => void
	onClose: () => void
}

function AltDialog({ picture, onSaid, onClose }: AltDialogProps) {
	const [said, setSaid] = useState<IsianGambar>({ alt: picture.alt, hiasan: picture.hiasan === 1 })
	const [wrong, setWrong] = useState<string>()
	const { isSending, send, failure, fields } = useSending()
	async function save(): Promise<void> {
		const { data, error } = isianGambar.safeParse(said)
		setWrong(error && kesalahanIsian(error).alt)
		if (data)
			await send(async () => onSaid((await callApi<UploadedPicture>('PATCH', `/gambar/${picture.id}`, data)).data))
	}
	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="keterangan-gambar">
			<DialogTitle id="keterangan-gambar">Keterangan gambar</DialogTitle>
			<DialogContent>
				{failure && <Alert severity="error">{failure}</Alert>}
				<AltInput
					value={said}
					onChange={setSaid}
					wrong={wrong ?? fields.alt}
					contoh={picturePlaces[picture.folder].contoh}
				/>
				<Typography variant="body2" sx={{ color: 'text.secondary' }}>
					Berlaku di mana pun gambar ini tampil, segera setelah disimpan.
				</Typography>
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose}>Batal</Button>
				<Button onClick={save} variant="contained" disabled={isSending}>
					Simpan keterangan
				</Button>
			</DialogActions>
		</Dialog>
	)
}
