import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import type { PictureFolder } from '../../contract/media/pictures.ts'
import type { UploadedPicture } from '../../contract/staff/pictures.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { PictureGrid } from './picture-grid.tsx'
import type { PictureSearch } from './use-pictures.ts'

interface ChoosePictureProps {
	folder: PictureFolder
	onChosen: (picture: UploadedPicture) => void
}

/** Takes a picture of the library. One of another folder is copied to this one. */
export function ChoosePicture({ folder, onChosen }: ChoosePictureProps) {
	const title = useId()
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
			<Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="md" aria-labelledby={title}>
				<DialogTitle id={title}>Pilih dari media</DialogTitle>
				<DialogContent dividers aria-busy={isSending}>
					{failure && (
						<Alert severity="error" sx={{ marginBottom: 2 }}>
							{failure}
						</Alert>
					)}
					<PictureGrid search={search} onSearch={setSearch} onOpen={choose} />
				</DialogContent>
				<DialogActions>
					<Button onClick={() => setOpen(false)}>Batal</Button>
				</DialogActions>
			</Dialog>
		</>
	)
}

async function copied({ id }: UploadedPicture, folder: PictureFolder): Promise<UploadedPicture> {
	const { data } = await callApi('POST /v1/staf/gambar/{id}/salin', { params: { id }, body: { folder } })
	return data.created
}
