import { Box } from '@mui/material'
import { BooleanInput, useRecordContext } from 'react-admin'

/** A new favourite comes last; 'Urutkan favorit' above the list moves it. */
const LAST = 999

/** `where` completes the sentence 'Favorit tampil …': 'di halaman depan'. */
export function FavoritInput({ where }: { where: string }) {
	const place: number = useRecordContext()?.favorit ?? LAST
	return (
		<Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, width: '100%' }}>
			<BooleanInput
				source="favorit"
				label="Favorit"
				defaultValue={null}
				format={(value: number | null | undefined) => value !== null && value !== undefined}
				parse={(isFavourite: boolean) => (isFavourite ? place : null)}
				helperText={`Favorit tampil ${where}. Urutannya digeser lewat “Urutkan favorit” di atas daftar.`}
			/>
		</Box>
	)
}
