import { NumberInput } from 'react-admin'

/** `where` completes the sentence 'Tampil …': 'di halaman depan'. */
export const FavoritInput = ({ where }: { where?: string }) => (
	<NumberInput
		source="favorit"
		label="Urutan favorit"
		min={1}
		max={999}
		helperText={`${where ? `Tampil ${where}. ` : ''}1 tampil paling depan; kosongkan bila bukan favorit.`}
	/>
)
