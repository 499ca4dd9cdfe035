import { TextInput } from 'react-admin'

/** The server makes an empty one from the name, and redirects the old address of a changed one. */
export const UriInput = ({ page }: { page: string }) => (
	<TextInput
		source="uri"
		label="Alamat halaman"
		helperText={`${page}… – kosongkan agar dibuat dari nama. Alamat lama tetap mengarah ke sini.`}
	/>
)
