import { type InputHTMLAttributes, useState } from 'react'

interface FieldOptions extends Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'inputMode' | 'autoComplete'> {
	/** Below the input, unless its value is invalid. */
	help?: string
	type?: 'url'
	/** The emptied input has the value null. */
	isNullable?: boolean
}

/**
 * The props of MUI's `TextField` for the values of a form.
 *
 * @param errors a sentence for each invalid value, by its path
 * @param path before the names of the values
 * @example const field = fieldProps(isian, change, errors)
 * <TextField label="Alasan" {...field('alasan', { maxLength: 300 })} />
 */
export function fieldProps<Values extends object>(
	isian: Values,
	change: (part: Partial<Values>) => void,
	errors: Record<string, string>,
	path = '',
) {
	return (name: keyof Values & string, { help, type, isNullable, ...htmlInput }: FieldOptions = {}) => ({
		type,
		value: isian[name] ?? '',
		onChange: ({ target: { value } }: { target: { value: string } }) =>
			change({ [name]: isNullable && value.trim() === '' ? null : value } as Partial<Values>),
		error: path + name in errors,
		helperText: errors[path + name] ?? help,
		slotProps: { htmlInput },
	})
}

/** The values of a form, and the props of their inputs. */
export function useFields<Values extends object>(initial: Values, errors: Record<string, string>) {
	const [isian, setIsian] = useState(initial)
	const change = (part: Partial<Values>) => setIsian((before) => ({ ...before, ...part }))
	return { isian, change, errors, field: fieldProps(isian, change, errors) }
}

export type Fields<Values extends object> = ReturnType<typeof useFields<Values>>
