import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import type { PictureFolder } from '../../contract/media/pictures.ts'
import type { UploadedPicture } from '../../contract/staff/pictures.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { PictureGrid, type PictureSearch } from './picture-grid.tsx'

interface ChoosePictureProps {
	folder: PictureFolder
	onChosen: (picture: UploadedPicture) => void
}

/** Takes a picture of the library. One of another folder is copied to this one. */
export function ChoosePicture({ folder, onChosen }: ChoosePictureProps) {
	const [isOpen, setOpen] = useState(false)
	const [search, setSearch] = useState<PictureSearch>({ q: '', folder, page: 1 })
	const { isSending, send, failure } = useSending()
	const choose = (picture: UploadedPicture) =>
		send(async () => {
			onChosen(picture.folder === folder ? picture : await copied(picture, folder))
			setOpen(false)
		})
	return (
		<>
			<Button startIcon={<PhotoLibrary />} onClick={() => setOpen(true)}>
				Pilih dari media
			</Button>
			<TitledDialog
				title="Pilih dari media"
				open={isOpen}
				onClose={() => setOpen(false)}
				maxWidth="md"
				content={{ dividers: true, 'aria-busy': isSending }}
				actions={<Button onClick={() => setOpen(false)}>Batal</Button>}
			>
				{failure && (
					<Alert severity="error" sx={{ marginBottom: 2 }}>
						{failure}
					</Alert>
				)}
				<PictureGrid search={search} onSearch={setSearch} onOpen={choose} />
			</TitledDialog>
		</>
	)
}

async function copied({ id }: UploadedPicture, folder: PictureFolder): Promise<UploadedPicture> {
	const { data } = await callApi('POST /v1/staf/gambar/{id}/salin', { params: { id }, body: { folder } })
	return data.created
}
