import { Box, Button, FormLabel } from '@mui/material'
import { useInput } from 'react-admin'
import { type PictureFolder, pictureAddress } from '../../contract/media/pictures.ts'
import { InputSentence } from './input-sentence.tsx'
import { PictureAlt } from './picture-alt.tsx'
import { PictureDrop } from './picture-drop.tsx'

interface PictureListInputProps<Item> {
	source: string
	label: string
	folder: PictureFolder
	helperText?: string
	/** Items are file names, or objects that hold one. */
	toItem: (file: string) => Item
	toFile: (item: Item) => string
}

/** Several pictures in order; lists show the first. */
export function PictureListInput<Item>({
	source,
	label,
	folder,
	helperText,
	toItem,
	toFile,
}: PictureListInputProps<Item>) {
	const { field, fieldState } = useInput({ source, defaultValue: [] })
	const items: Item[] = field.value || []
	const without = (place: number) => items.filter((_, index) => index !== place)
	return (
		<Box sx={{ marginBlock: 1 }}>
			<FormLabel component="p">{label}</FormLabel>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlock: 1 }}>
				{items.map((item, place) => (
					<Box key={toFile(item)} sx={{ width: 160 }}>
						<Box
							component="img"
							src={pictureAddress(folder, toFile(item), 320)}
							alt={place === 0 ? 'Gambar utama' : `Gambar ${place + 1}`}
							sx={{ display: 'block', width: 160, height: 107, borderRadius: 2, objectFit: 'cover' }}
						/>
						<PictureAlt folder={folder} file={toFile(item)} />
						<Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', marginInlineStart: -0.625 }}>
							{place > 0 && (
								<Button size="small" onClick={() => field.onChange([item, ...without(place)])}>
									Jadikan utama
								</Button>
							)}
							<Button size="small" onClick={() => field.onChange(without(place))} sx={{ minWidth: 0 }}>
								Hapus
							</Button>
						</Box>
					</Box>
				))}
			</Box>
			<PictureDrop
				folder={folder}
				label="Tambah gambar"
				onUploaded={({ file }) => field.onChange([...items.filter((item) => toFile(item) !== file), toItem(file)])}
			/>
			<InputSentence error={fieldState.error} helperText={helperText} />
		</Box>
	)
}
