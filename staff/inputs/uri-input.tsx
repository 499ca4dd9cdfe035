import { TextInput } from 'react-admin'

/** Left empty, the address is made from the name; a changed one leads on from the old. */
export const UriInput = ({ page }: { page: string }) => (
	<TextInput
		source="uri"
		label="Alamat halaman"
		helperText={`${page}… – kosongkan agar dibuat dari nama. Alamat lama tetap mengarah ke sini.`}
	/>
)
