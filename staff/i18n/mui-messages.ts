import type { Components, Theme } from '@mui/material/styles'

const step: Record<string, string> = {
	first: 'Ke halaman pertama',
	last: 'Ke halaman terakhir',
	next: 'Ke halaman berikutnya',
	previous: 'Ke halaman sebelumnya',
}

export const muiMessages: Components<Theme> = {
	MuiAlert: { defaultProps: { closeText: 'Tutup' } },
	MuiAutocomplete: {
		defaultProps: {
			openText: 'Buka',
			closeText: 'Tutup',
			clearText: 'Kosongkan',
			loadingText: 'Memuat …',
			noOptionsText: 'Tidak ditemukan',
		},
	},
	MuiPagination: {
		defaultProps: {
			getItemAriaLabel: (type, page, selected) => step[type] ?? `${selected ? 'Halaman' : 'Ke halaman'} ${page}`,
		},
	},
}
