import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material'
import { useId, useState } from 'react'

export function PasswordField(props: TextFieldProps) {
	const [isShown, setShown] = useState(false)
	const id = useId()
	return (
		<TextField
			{...props}
			id={id}
			type={isShown ? 'text' : 'password'}
			slotProps={{
				input: {
					endAdornment: (
						<InputAdornment position="end">
							<IconButton
								aria-label="Tampilkan sandi"
								aria-pressed={isShown}
								aria-controls={id}
								edge="end"
								onClick={() => setShown(!isShown)}
							>
								{isShown ? <VisibilityOff /> : <Visibility />}
							</IconButton>
						</InputAdornment>
					),
				},
				// A shown password is neither corrected nor sent to a spelling service.
				htmlInput: { spellCheck: false, autoCapitalize: 'none' },
			}}
		/>
	)
}
