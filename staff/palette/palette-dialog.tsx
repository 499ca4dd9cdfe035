import { Autocomplete, Box, Dialog, DialogContent, type PopperProps, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { hasPermission, type Izin } from '../../contract/staff/permissions.ts'
import { useTypedSearch } from '../inputs/use-typed-search.ts'
import { findScreens, type PaletteEntry, screenEntries } from './screen-entries.ts'
import { searchRows } from './search-rows.ts'

/** One letter would find nearly everything. */
const SEARCH_MIN = 2
/** Before something is typed. */
const FIRST_SHOWN = 8

/** The list is a part of the dialog and does not float. */
const InDialog = ({ children }: PopperProps) => <div>{children as ReactNode}</div>

/** Opens screens, and reservations, people and content, by typing. The text stays out of the address. */
export default function PaletteDialog({ onClose }: { onClose: () => void }) {
	const { permissions: izin = [] } = usePermissions<Izin[]>()
	const navigate = useNavigate()
	const { typed, setTyped, q } = useTypedSearch()
	const isSearch = q.length >= SEARCH_MIN
	const {
		data: rows = [],
		error,
		isFetching,
	} = useQuery({
		queryKey: ['palette', q],
		queryFn: () => searchRows(q, izin),
		enabled: isSearch,
		retry: false,
		gcTime: 0,
	})
	const isWaiting = isFetching || (q !== typed.trim() && typed.trim().length >= SEARCH_MIN)
	const screens = findScreens(screenEntries(izin), typed)
	const options = typed.trim() === '' ? screens.slice(0, FIRST_SHOWN) : [...screens, ...(isWaiting ? [] : rows)]
	return (
		<Dialog
			open
			fullWidth
			onClose={onClose}
			slotProps={{ paper: { 'aria-label': 'Cari atau buka' } }}
			sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
		>
			<DialogContent sx={{ padding: 2 }}>
				<Autocomplete<PaletteEntry>
					open
					autoHighlight
					clearOnBlur={false}
					forcePopupIcon={false}
					value={null}
					options={options}
					filterOptions={(all) => all}
					groupBy={({ kelompok }) => kelompok}
					getOptionLabel={({ judul }) => judul}
					getOptionKey={({ kelompok, judul, to }) => `${kelompok} ${to} ${judul}`}
					inputValue={typed}
					onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
					onChange={(_, entry) => {
						if (!entry) return
						onClose()
						navigate(entry.to)
					}}
					onClose={(_, reason) => reason === 'escape' && onClose()}
					noOptionsText={isWaiting ? 'Mencari …' : 'Tidak ditemukan'}
					slots={{ popper: InDialog }}
					slotProps={{ listbox: { sx: { maxHeight: '60vh' } }, paper: { elevation: 0 } }}
					renderInput={(input) => (
						<TextField
							{...input}
							autoFocus
							margin="none"
							label="Cari atau buka"
							helperText={
								hasPermission(izin, 'pasien', 'lihat')
									? 'Halaman, reservasi, pasien, dan isi situs. Pencarian pasien tercatat.'
									: 'Halaman dan isi situs.'
							}
						/>
					)}
					renderGroup={({ key, group, children }) => (
						<Box key={key} role="group" aria-label={group}>
							<Typography
								aria-hidden
								sx={{ paddingInline: 2, paddingBlock: 0.5, fontSize: '0.8125rem', fontWeight: 700 }}
							>
								{group}
							</Typography>
							<Box component="ul" role="presentation" sx={{ padding: 0 }}>
								{children}
							</Box>
						</Box>
					)}
					renderOption={({ key, ...option }, { judul, keterangan }) => (
						<Box component="li" key={key} {...option} sx={{ minHeight: 44 }}>
							<span>
								{judul}
								{keterangan && (
									<Typography component="span" variant="body2" color="textSecondary">
										{` · ${keterangan}`}
									</Typography>
								)}
							</span>
						</Box>
					)}
				/>
				{error && (
					<Typography role="alert" color="error" sx={{ paddingInline: 2 }}>
						{error.message}
					</Typography>
				)}
			</DialogContent>
		</Dialog>
	)
}
