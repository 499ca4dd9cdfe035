import { AngkaInput } from './angka-input.tsx'

/** `where` completes the sentence 'Tampil …': 'di halaman depan'. */
export const FavoritInput = ({ where }: { where?: string }) => (
	<AngkaInput
		source="favorit"
		label="Urutan favorit"
		helperText={`${where ? `Tampil ${where}. ` : ''}1 tampil paling depan; kosongkan bila bukan favorit.`}
	/>
)
