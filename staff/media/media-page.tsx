import CloudUpload from '@mui/icons-material/CloudUploadOutlined'
import { Box, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import { Title } from 'react-admin'
import type { UploadedPicture } from '../../contract/staff/pictures.ts'
import { apiAddress } from '../api/call-api.ts'
import { STAFF_API_KEY } from '../api/use-api-query.ts'
import { ACCEPTED } from '../inputs/accepted-pictures.ts'
import { FileButton } from '../inputs/file-button.tsx'
import { PictureDetail } from './picture-detail.tsx'
import { PictureGrid, type PictureSearch } from './picture-grid.tsx'
import { UploadSeveral } from './upload-several.tsx'

const LIST = apiAddress('GET /v1/staf/gambar')

/** The media library: every uploaded picture. */
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
