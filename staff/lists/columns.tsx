import Star from '@mui/icons-material/Star'
import { Box, Chip, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { DataTable, useGetPathForRecord, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { picturePlaces } from '../../contract/media/picture-places.ts'
import { type PictureFolder, pictureAddress } from '../../contract/media/pictures.ts'
import { tanggalSingkat, waktuSingkat } from '../../contract/tanggal/format-date.ts'

/** The class of the cell that heads a card on phones. */
export const ROW_NAME = 'nama-baris'

interface NameColProps {
	source?: string
	label: string
	/** The text, if it is not the value of `source`. */
	// biome-ignore lint/suspicious/noExplicitAny: react-admin types rows as any
	format?: (record: Record<string, any>) => string
}

/** The name of a row as a link to its form. A click on the row does not work with the keyboard. */
export const NameCol = ({ format, ...column }: NameColProps) => (
	<DataTable.Col
		{...column}
		disableSort={!column.source}
		cellClassName={ROW_NAME}
		render={(record) => <RowLink>{format ? format(record) : record[column.source ?? '']}</RowLink>}
	/>
)

function RowLink({ children }: { children: ReactNode }) {
	const path = useGetPathForRecord()
	if (!path) return children
	return (
		<Link
			component={RouterLink}
			to={path}
			onClick={(event) => event.stopPropagation()}
			underline="hover"
			sx={{ color: 'text.primary', fontWeight: 650, overflowWrap: 'break-word' }}
		>
			{children}
		</Link>
	)
}

/** Marks favourites; sorted by it, they come in their order. */
export const FavoritCol = () => (
	<DataTable.Col
		source="favorit"
		label="Favorit"
		render={({ favorit }) => (favorit ? <Star fontSize="small" color="primary" titleAccess="Favorit" /> : null)}
	/>
)

export const HiddenChip = () => <Chip size="small" variant="outlined" label="Disembunyikan" />

export const HiddenCol = () => (
	<DataTable.Col label="Di situs" disableSort render={({ tampil }) => (tampil ? null : <HiddenChip />)} />
)

export function PublishingField() {
	const record = useRecordContext()
	const [status, tinjauan] = [record?.status, record?.tinjauan]
	if (tinjauan) return <Chip size="small" label={tinjauan === 'menunggu' ? 'Menunggu tinjauan' : 'Dikembalikan'} />
	if (status === 'konsep') return <Chip size="small" variant="outlined" label="Konsep" />
	if (status !== 'terjadwal') return 'Terbit'
	return (
		<>
			<Chip size="small" label="Terjadwal" /> <WibDateField source="terbitPada" withTime />
		</>
	)
}

export const unpublishedNote = (status: unknown): string[] =>
	status === 'konsep' ? ['konsep'] : status === 'terjadwal' ? ['terjadwal'] : []

/** A date in the hospital's time zone, whatever the time zone of the browser. */
export function WibDateField({ source, withTime = false }: { source?: string; withTime?: boolean }) {
	const moment = useRecordContext()?.[source ?? '']
	if (!moment) return null
	return (
		<Box component="span" sx={{ whiteSpace: 'nowrap' }}>
			{withTime ? waktuSingkat(moment) : tanggalSingkat(moment)}
		</Box>
	)
}

const frame = { display: 'block', width: 56, height: 40, borderRadius: 1, backgroundColor: '#f3ede1' }

/** The thumbnail of a row, or an empty box. A picture of any shape, such as a logo, shows whole. */
export function PictureThumb({ folder, file }: { folder: PictureFolder; file?: string | null }) {
	if (!file) return <Box sx={frame} data-thumb />
	const objectFit = picturePlaces[folder].ratio === null ? 'contain' : 'cover'
	const src = pictureAddress(folder, file, 96)
	return <Box component="img" src={src} alt="" loading="lazy" sx={{ ...frame, objectFit }} data-thumb />
}
