import CalendarMonth from '@mui/icons-material/CalendarMonth'
import { IconButton, InputAdornment, Popover, TextField, type TextFieldProps } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { hariTanggalSingkat } from '../../contract/tanggal/format-date.ts'
import { readTanggal } from '../../contract/tanggal/read-tanggal.ts'
import { isTanggal } from '../../contract/tanggal/tanggal.ts'
import { Kalender, type KalenderOptions } from './kalender.tsx'

type Taken = 'id' | 'name' | 'label' | 'error' | 'helperText' | 'autoFocus' | 'required' | 'margin' | 'fullWidth' | 'sx'

interface DateFieldProps extends Pick<TextFieldProps, Taken> {
	/** `YYYY-MM-DD`, or what was typed and is no day. */
	value: unknown
	onChange: (event: { target: { value: string } }) => void
	onBlur?: () => void
	/** The name of an input without a visible label. */
	hiddenLabel?: string
	kalender?: KalenderOptions
	onOpen?: (isOpen: boolean) => void
}

/** A day: typed as people write it, or chosen in a calendar. It shows `Senin, 16 Nov 2026`. */
export function DateField({ value, onChange, onBlur, onOpen, kalender, hiddenLabel, ...own }: DateFieldProps) {
	const generated = useId()
	const id = own.id ?? generated
	const input = useRef<HTMLInputElement>(null)
	const [isOpen, setOpen] = useState(false)
	/** Undefined unless somebody is typing. */
	const [typed, setTyped] = useState<string>()
	const stored = String(value ?? '')
	const open = (after: boolean) => {
		setOpen(after)
		onOpen?.(after)
	}
	return (
		<>
			<TextField
				{...own}
				id={id}
				inputRef={input}
				value={typed ?? (isTanggal(stored) ? hariTanggalSingkat(stored) : stored)}
				onChange={({ target }) => {
					setTyped(target.value)
					onChange({ target: { value: readTanggal(target.value) ?? target.value.trim() } })
				}}
				onFocus={({ target }) => target.select()}
				onBlur={() => {
					setTyped(undefined)
					onBlur?.()
				}}
				onKeyDown={(event) => {
					if (!event.altKey || event.key !== 'ArrowDown') return
					event.preventDefault()
					open(true)
				}}
				placeholder="hh/bb/tttt"
				slotProps={{
					inputLabel: { shrink: true },
					formHelperText: { 'aria-live': 'polite' },
					htmlInput: { autoComplete: 'off', 'aria-label': hiddenLabel },
					input: {
						endAdornment: (
							<InputAdornment position="end">
								<IconButton
									edge="end"
									aria-label="Buka kalender"
									aria-describedby={own.label ? `${id}-label` : undefined}
									aria-haspopup="dialog"
									onClick={() => open(true)}
								>
									<CalendarMonth />
								</IconButton>
							</InputAdornment>
						),
					},
				}}
			/>
			<Popover
				open={isOpen}
				anchorEl={input.current}
				onClose={() => open(false)}
				transitionDuration={0}
				anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
				slotProps={{ paper: { role: 'dialog', 'aria-label': 'Kalender' } }}
			>
				<Kalender
					{...kalender}
					value={stored}
					onChoose={(tanggal) => {
						setTyped(undefined)
						onChange({ target: { value: tanggal } })
						open(false)
					}}
				/>
			</Popover>
		</>
	)
}
