import CloudUpload from '@mui/icons-material/CloudUploadOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useRef, useState } from 'react'
import { Title } from 'react-admin'
import type { UploadedPicture } from '../../contract/staff/pictures.ts'
import { ACCEPTED } from '../inputs/accepted-pictures.ts'
import { PictureDetail } from './picture-detail.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { UploadSeveral } from './upload-several.tsx'
import type { PictureSearch } from './use-pictures.ts'

/** The media library: every uploaded picture. */
export function MediaPage() {
	const [search, setSearch] = useState<PictureSearch>({ q: '', folder: '', page: 1 })
	const [opened, setOpened] = useState<UploadedPicture>()
	const [files, setFiles] = useState<File[]>()
	const [isOver, setOver] = useState(false)
	const input = useRef<HTMLInputElement>(null)
	const client = useQueryClient()
	const refresh = () => client.invalidateQueries({ queryKey: ['gambar'] })
	const take = (list: FileList | null) => {
		const chosen = [...(list ?? [])]
		if (chosen.length > 0) setFiles(chosen)
	}
	const drop = (event: DragEvent) => {
		event.preventDefault()
		setOver(false)
		take(event.dataTransfer.files)
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
				<Button variant="contained" startIcon={<CloudUpload />} onClick={() => input.current?.click()}>
					Unggah gambar
				</Button>
				<Typography color="textSecondary">Boleh beberapa sekaligus. Bisa juga ditarik ke halaman ini.</Typography>
				<input
					ref={input}
					type="file"
					accept={ACCEPTED}
					multiple
					hidden
					aria-label="Unggah gambar"
					onChange={({ target }) => {
						take(target.files)
						target.value = ''
					}}
				/>
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
