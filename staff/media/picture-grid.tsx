import { Box, CardActionArea, LinearProgress, Pagination, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useDebouncedEvent } from 'react-admin'
import { isPictureFolder, pictureFolders, picturePlaces } from '../../contract/media/picture-places.ts'
import { type PictureFolder, pictureAddress } from '../../contract/media/pictures.ts'
import type { UploadedPicture } from '../../contract/staff/pictures.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { ChoiceSelect } from '../dialogs/selects.tsx'
import { LoadFailed } from '../layout/load-state.tsx'

const PER_PAGE = 24
/** No request for every letter. */
const SEARCH_DELAY_MS = 300

export const folderChoices = pictureFolders.map((id) => ({ id, nama: picturePlaces[id].nama }))

export interface PictureSearch {
	q: string
	folder: PictureFolder | ''
	page: number
}

interface PictureGridProps {
	search: PictureSearch
	onSearch: (search: PictureSearch) => void
	onOpen: (picture: UploadedPicture) => void
}

export function PictureGrid({ search, onSearch, onOpen }: PictureGridProps) {
	const query = { ...search, limit: PER_PAGE }
	const pictures = useApiQuery('GET /v1/staf/gambar', { query }, { keepPrevious: true })
	const { totalPage = 0, totalData = 0 } = pictures.pagination ?? {}
	const [typed, setTyped] = useState(search.q)
	const searchLater = useDebouncedEvent((q: string) => onSearch({ ...search, q, page: 1 }), SEARCH_DELAY_MS)
	const isFiltered = search.q !== '' || search.folder !== ''
	return (
		<Box sx={{ display: 'grid', gap: 2 }}>
			<Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
				<TextField
					label="Cari gambar"
					helperText="Menurut keterangan, nama berkas, atau tempatnya"
					value={typed}
					onChange={({ target }) => {
						setTyped(target.value)
						searchLater(target.value)
					}}
				/>
				<ChoiceSelect
					label="Tempat"
					choices={folderChoices}
					emptyChoice="Semua tempat"
					value={search.folder}
					onChange={({ target }) => onSearch({ ...search, folder: folderOf(target.value), page: 1 })}
				/>
			</Box>
			<Box sx={{ minHeight: 4 }}>{pictures.isFetching && <LinearProgress aria-label="Memuat gambar" />}</Box>
			{pictures.failure && <LoadFailed message={pictures.failure} onRetry={pictures.refetch} />}
			{pictures.data && (
				<Typography role="status" color="textSecondary">
					{totalData > 0
						? `${totalData.toLocaleString('id-ID')} gambar`
						: isFiltered
							? 'Tidak ada yang cocok.'
							: 'Belum ada gambar yang diunggah.'}
				</Typography>
			)}
			<Box
				component="ul"
				aria-label="Gambar"
				sx={{
					display: 'grid',
					gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
					gap: 1.5,
					padding: 0,
					margin: 0,
					listStyle: 'none',
				}}
			>
				{pictures.data?.map((picture) => (
					<Box component="li" key={picture.id} sx={{ minWidth: 0 }}>
						<PictureCard picture={picture} onOpen={() => onOpen(picture)} />
					</Box>
				))}
			</Box>
			{totalPage > 1 && (
				<Pagination
					count={totalPage}
					page={search.page}
					onChange={(_, page) => onSearch({ ...search, page })}
					sx={{ justifySelf: 'center' }}
				/>
			)}
		</Box>
	)
}

const folderOf = (value: string): PictureFolder | '' => (isPictureFolder(value) ? value : '')

function PictureCard({ picture, onOpen }: { picture: UploadedPicture; onOpen: () => void }) {
	const { folder, file, alt, hiasan } = picture
	const words = hiasan ? 'Hanya hiasan' : alt || 'Belum ada keterangan'
	return (
		<CardActionArea
			onClick={onOpen}
			sx={{ borderRadius: 1, border: 1, borderColor: 'divider', backgroundColor: 'background.paper', height: '100%' }}
		>
			<Box
				component="img"
				src={pictureAddress(folder, file, 240)}
				alt=""
				loading="lazy"
				sx={{ display: 'block', width: '100%', aspectRatio: '3 / 2', objectFit: 'contain', backgroundColor: '#f3ede1' }}
			/>
			<Box sx={{ padding: 1 }}>
				<Typography
					variant="body2"
					sx={{
						display: '-webkit-box',
						WebkitLineClamp: 2,
						WebkitBoxOrient: 'vertical',
						overflow: 'hidden',
						overflowWrap: 'anywhere',
					}}
				>
					{words}
				</Typography>
				<Typography variant="caption" color="textSecondary">
					{picturePlaces[folder].nama}
				</Typography>
			</Box>
		</CardActionArea>
	)
}
