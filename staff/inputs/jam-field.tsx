import { TextField, type TextFieldProps } from '@mui/material'
import { useId, useState } from 'react'
import { JAM, JAM_SALAH, readJam } from '../../contract/tanggal/read-jam.ts'

type Taken = 'id' | 'name' | 'label' | 'error' | 'helperText' | 'margin' | 'fullWidth' | 'sx'

interface JamFieldProps extends Pick<TextFieldProps, Taken> {
	/** `HH:MM`, or what was typed and is no time. */
	value: unknown
	onChange: (event: { target: { value: string } }) => void
	onBlur?: () => void
	/** The id of what says of what it is the time, where the label does not. */
	describedBy?: string
}

/**
 * A time of day, typed as people write it: 7, 0730, 7.30, 07:30. It shows `07.30`. The browser's own input would follow
 * the language of the browser, with AM and PM.
 */
export function JamField({ value, onChange, onBlur, error, helperText, describedBy, ...own }: JamFieldProps) {
	const generated = useId()
	const id = own.id ?? generated
	/** Undefined unless somebody is typing. */
	const [typed, setTyped] = useState<string>()
	const stored = String(value ?? '')
	const isWrong = typed === undefined && stored !== '' && !JAM.test(stored)
	return (
		<TextField
			{...own}
			id={id}
			value={typed ?? (isWrong ? stored : stored.replace(':', '.'))}
			onChange={({ target }) => {
				setTyped(target.value)
				onChange({ target: { value: readJam(target.value) ?? target.value.trim() } })
			}}
			onFocus={({ target }) => target.select()}
			onBlur={() => {
				setTyped(undefined)
				onBlur?.()
			}}
			error={error || isWrong}
			helperText={isWrong ? JAM_SALAH : helperText}
			placeholder="jj.mm"
			slotProps={{
				inputLabel: { shrink: true },
				formHelperText: { 'aria-live': 'polite' },
				htmlInput: {
					autoComplete: 'off',
					inputMode: 'numeric',
					...(describedBy && { 'aria-describedby': `${describedBy} ${id}-helper-text` }),
				},
			}}
		/>
	)
}
