import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { type GambarValues, MAX_ALT } from '../../contract/staff/pictures.ts'

interface AltInputProps {
	value: GambarValues
	onChange: (value: GambarValues) => void
	error?: string
	example: string
}

export const AltInput = ({ value, onChange, error, example }: AltInputProps) => (
	<Box>
		<TextField
			label="Apa yang tampak di gambar?"
			helperText={
				error ??
				(value.hiasan
					? 'Dilewati oleh pembaca layar.'
					: `Dibacakan kepada pengunjung yang tidak dapat melihat gambar. Satu kalimat pendek sudah cukup, misalnya “${example}”.`)
			}
			error={error !== undefined}
			value={value.hiasan ? '' : value.alt}
			onChange={(event) => onChange({ ...value, alt: event.target.value })}
			disabled={value.hiasan}
			required={!value.hiasan}
			multiline
			slotProps={{ htmlInput: { maxLength: MAX_ALT } }}
		/>
		<FormControlLabel
			control={
				<Checkbox checked={value.hiasan} onChange={(event) => onChange({ ...value, hiasan: event.target.checked })} />
			}
			label="Hanya hiasan: teks di sampingnya sudah mengatakan semuanya"
		/>
	</Box>
)
