import Star from '@mui/icons-material/Star'
import { DataTable } from 'react-admin'

/** Marks favourites; sorted by it, they come in their order. */
export const FavoritCol = () => (
	<DataTable.Col
		source="favorit"
		label="Favorit"
		render={({ favorit }) => (favorit ? <Star fontSize="small" color="primary" titleAccess="Favorit" /> : null)}
	/>
)
