/** A text or date field. */
export const fieldClass =
	'mt-1.5 min-h-12 w-full rounded-field border border-soft/60 bg-paper px-4 py-2.5 font-normal user-invalid:border-igd'
