import CloudUpload from '@mui/icons-material/CloudUploadOutlined'
import { Alert, Box, Button, LinearProgress, Link, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import { Title, useNotify, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { picturePlaces } from '../../contract/media/picture-places.ts'
import { pictureAddress } from '../../contract/media/pictures.ts'
import type { Pemakaian, UploadedPicture } from '../../contract/staff/pictures.ts'
import { apiAddress, callApi } from '../api/call-api.ts'
import { STAFF_API_KEY, useApiQuery } from '../api/use-api-query.ts'
import { useSending } from '../api/use-sending.ts'
import { fieldName } from '../audit/describe-value.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { ACCEPTED } from '../inputs/accepted-pictures.ts'
import { FileButton } from '../inputs/file-button.tsx'
import { PictureAlt } from '../inputs/picture-alt.tsx'
import { PictureDrop } from '../inputs/picture-drop.tsx'
import { LoadFailed } from '../layout/load-state.tsx'
import { PictureGrid, type PictureSearch } from './picture-grid.tsx'
import { UploadSeveral } from './upload-several.tsx'

const LIST = apiAddress('GET /v1/staf/gambar')

export default function MediaPage() {
	const [search, setSearch] = useState<PictureSearch>({ q: '', folder: '', page: 1 })
	const [opened, setOpened] = useState<UploadedPicture>()
	const [files, setFiles] = useState<File[]>()
	const [isOver, setOver] = useState(false)
	const client = useQueryClient()
	// The lists only: a picture that was deleted has no uses to read.
	const refresh = () =>
		client.invalidateQueries({
			queryKey: STAFF_API_KEY,
			predicate: ({ queryKey: [, address] }) => String(address).split('?')[0] === LIST,
		})
	const drop = (event: DragEvent) => {
		event.preventDefault()
		setOver(false)
		if (event.dataTransfer.files.length > 0) setFiles([...event.dataTransfer.files])
	}
	return (
		<Box
			onDragOver={(event) => {
				event.preventDefault()
				setOver(true)
			}}
			onDragLeave={() => setOver(false)}
			onDrop={drop}
			sx={{ display: 'grid', gap: 2, maxWidth: 1200, paddingBlock: 2 }}
		>
			<Title title="Media" />
			<Box
				sx={{
					display: 'flex',
					flexWrap: 'wrap',
					alignItems: 'center',
					gap: 2,
					padding: 2,
					border: '2px dashed',
					borderColor: isOver ? 'primary.main' : 'divider',
					borderRadius: 2,
					backgroundColor: 'background.paper',
				}}
			>
				<FileButton accept={ACCEPTED} multiple onFiles={setFiles} variant="contained" startIcon={<CloudUpload />}>
					Unggah gambar
				</FileButton>
				<Typography color="textSecondary">Boleh beberapa sekaligus. Bisa juga ditarik ke halaman ini.</Typography>
			</Box>
			<PictureGrid search={search} onSearch={setSearch} onOpen={setOpened} />
			{files && (
				<UploadSeveral files={files} folder={search.folder} onUploaded={refresh} onClose={() => setFiles(undefined)} />
			)}
			{opened && (
				<PictureDetail
					key={opened.id}
					picture={opened}
					onClose={() => {
						setOpened(undefined)
						refresh()
					}}
					onChanged={(next) => {
						setOpened(next)
						refresh()
					}}
				/>
			)}
		</Box>
	)
}

interface PictureDetailProps {
	picture: UploadedPicture
	onClose: () => void
	/** The library has changed; it opens the new picture, if there is one. */
	onChanged: (next?: UploadedPicture) => void
}

function PictureDetail({ picture, onClose, onChanged }: PictureDetailProps) {
	const { id, folder, file, lebar, tinggi } = picture
	const notify = useNotify()
	const params = { id }
	const { data: uses, failure: unread, refetch } = useApiQuery('GET /v1/staf/gambar/{id}/pemakaian', { params })
	const { isSending, send, failure } = useSending()
	const [isAsked, setAsked] = useState(false)

	const replace = (next: UploadedPicture) =>
		send(async () => {
			const body = { dengan: next.id }
			const { data } = await callApi('POST /v1/staf/gambar/{id}/ganti', { params, body })
			notify(`Gambar diganti di ${data.jumlah} tempat`, { type: 'success' })
			onChanged(next)
		})
	const remove = () =>
		send(async () => {
			await callApi('DELETE /v1/staf/gambar/{id}', { params })
			notify('Gambar dihapus', { type: 'success' })
			onChanged()
		})

	return (
		<TitledDialog
			title={`Gambar ${picturePlaces[folder].nama.toLowerCase()}`}
			onClose={onClose}
			maxWidth="md"
			content={{ sx: { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } }}
			actions={<Button onClick={onClose}>Tutup</Button>}
		>
			<Box sx={{ minWidth: 0 }}>
				<Box
					component="img"
					src={pictureAddress(folder, file, 640)}
					alt=""
					width={lebar}
					height={tinggi}
					sx={{
						display: 'block',
						width: '100%',
						height: 'auto',
						maxHeight: 320,
						objectFit: 'contain',
						backgroundColor: '#f3ede1',
						borderRadius: 1,
					}}
				/>
				<Typography variant="body2" color="textSecondary" sx={{ marginBlock: 1, overflowWrap: 'anywhere' }}>
					{lebar} × {tinggi} piksel · {file}
				</Typography>
				<PictureAlt folder={folder} file={file} />
			</Box>
			<Box sx={{ minWidth: 0 }}>
				<Typography component="h3" sx={{ fontWeight: 700 }}>
					Dipakai di
				</Typography>
				{unread && <LoadFailed message={unread} onRetry={refetch} />}
				{!uses && !unread && <LinearProgress aria-label="Mencari pemakaian" />}
				{uses?.length === 0 && <Typography color="textSecondary">Tidak dipakai di mana pun.</Typography>}
				{uses && uses.length > 0 && <Uses uses={uses} />}
				{failure && (
					<Alert severity="error" sx={{ marginTop: 2, whiteSpace: 'pre-line' }}>
						{failure}
					</Alert>
				)}
				<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
					<PictureDrop folder={folder} label="Ganti dengan gambar lain" onUploaded={replace}>
						{uses?.length === 0 && !isAsked && (
							<Button color="error" onClick={() => setAsked(true)}>
								Hapus
							</Button>
						)}
					</PictureDrop>
				</Box>
				<Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
					{uses?.length
						? 'Semua tempat di atas ikut berganti. Gambar lama tetap ada di media. Gambar yang dipakai tidak dapat dihapus.'
						: 'Gambar lama tetap ada di media.'}
				</Typography>
				{isAsked && (
					<Alert severity="warning" sx={{ marginTop: 2 }}>
						Hapus gambar ini untuk selamanya?
						<Box sx={{ display: 'flex', gap: 1, marginTop: 1 }}>
							<Button color="error" variant="contained" onClick={remove} disabled={isSending}>
								Ya, hapus
							</Button>
							<Button color="inherit" onClick={() => setAsked(false)}>
								Batal
							</Button>
						</Box>
					</Alert>
				)}
			</Box>
		</TitledDialog>
	)
}

function Uses({ uses }: { uses: Pemakaian[] }) {
	const translate = useTranslate()
	return (
		<Box component="ul" sx={{ paddingInlineStart: 2.5, marginBlock: 1, overflowWrap: 'anywhere' }}>
			{uses.map(({ sumber, id, label, kolom, tunggal }) => (
				<li key={`${sumber} ${id}`}>
					<Link component={RouterLink} to={tunggal ? `/${sumber}` : `/${sumber}/${id}`}>
						{label}
					</Link>
					<Typography component="span" variant="body2" color="textSecondary">
						{` ${translate(`resources.${sumber}.name`, { _: sumber })}: ${kolom.map(fieldName).join(', ')}`}
					</Typography>
				</li>
			))}
		</Box>
	)
}
