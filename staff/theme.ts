import { defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { muiMessages } from './i18n/mui-messages.ts'
import { currentMerek } from './merek/current-merek.ts'

const { palet } = currentMerek

/** The public site's colours (site/site.css), with those of the brand. */
const colour = {
	ground: '#fbf8f2',
	paper: '#fff',
	sand: '#f3ede1',
	line: '#e3dccd',
	ink: '#14211f',
	soft: '#4b5a57',
	teal50: palet['teal-50'] ?? '#eef7f5',
	teal100: palet['teal-100'] ?? '#d8ece8',
	teal600: palet['teal-600'] ?? '#0f726d',
	teal800: palet['teal-800'] ?? '#084846',
	teal900: palet['teal-900'] ?? '#063534',
	leaf700: palet['leaf-700'] ?? '#2f6b2c',
	earth: '#8a5a00',
	red: '#b3261e',
	redDark: '#8c1d17',
}

/** On touch screens a control is 44 px tall. */
const NARROW = '@media (max-width: 899.95px), (pointer: coarse)'
const touchable = { [NARROW]: { minHeight: 44 } }

const FORM_PX = 1080

/** A plain record: checking it against MUI's type of all components takes twenty seconds. */
const components: Record<string, unknown> = {
	...(defaultLightTheme.components as object),
	...(muiMessages as object),
	MuiAlert: {
		...muiMessages.MuiAlert,
		styleOverrides: { action: { '& .MuiButton-root': { whiteSpace: 'nowrap' } } },
	},
	MuiAppBar: {
		defaultProps: { elevation: 0 },
		styleOverrides: {
			root: { backgroundColor: colour.teal900, color: '#fff' },
			colorSecondary: { backgroundColor: colour.teal900, color: '#fff' },
		},
	},
	MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { rounded: { borderRadius: 14 } } },
	MuiCard: { styleOverrides: { root: { border: `1px solid ${colour.line}` } } },
	MuiButton: {
		defaultProps: { disableElevation: true },
		// A button that waits for a moment looks ready when it is, not on the way there.
		styleOverrides: { root: { minHeight: 40, borderRadius: 10, transition: 'none', ...touchable } },
	},
	MuiIconButton: {
		styleOverrides: { root: { minWidth: 40, minHeight: 40, [NARROW]: { minWidth: 44, minHeight: 44 } } },
	},
	MuiCheckbox: { styleOverrides: { root: { [NARROW]: { minWidth: 44, minHeight: 44 } } } },
	MuiMenuItem: { styleOverrides: { root: touchable } },
	MuiToggleButtonGroup: { defaultProps: { color: 'primary' } },
	MuiToggleButton: { styleOverrides: { root: { backgroundColor: colour.paper, color: colour.ink, minHeight: 44 } } },
	MuiDialog: {
		styleOverrides: {
			paper: {
				'@media (max-width: 599.95px)': { margin: 12, width: 'calc(100% - 24px)', maxHeight: 'calc(100% - 24px)' },
				// The fields scroll; the buttons stay visible.
				'& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
			},
		},
	},
	MuiDialogActions: {
		defaultProps: { disableSpacing: true },
		styleOverrides: { root: { padding: 16, flexWrap: 'wrap', gap: 8 } },
	},
	MuiSnackbarContent: {
		styleOverrides: {
			message: { whiteSpace: 'pre-line' },
			root: {
				backgroundColor: colour.teal900,
				borderRadius: 12,
				'& .MuiButton-root.Mui-disabled': { color: '#ffffffa6', borderColor: '#ffffff59' },
			},
		},
	},
	MuiTableCell: {
		styleOverrides: {
			head: { fontWeight: 700, color: colour.soft, backgroundColor: colour.paper },
			root: { borderColor: colour.line },
		},
	},
	MuiTableSortLabel: { styleOverrides: { root: { minHeight: 32 } } },
	MuiTableRow: { styleOverrides: { hover: { '&:hover': { backgroundColor: `${colour.teal50} !important` } } } },
	// Every input looks the same: an outline, with the label on it.
	MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
	MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
	MuiOutlinedInput: { styleOverrides: { root: touchable, notchedOutline: { borderColor: '#8b9693' } } },
	MuiFormHelperText: {
		styleOverrides: {
			root: {
				marginInline: 2,
				marginBlockEnd: 8,
				color: colour.soft,
				// react-admin reserves a line below every input, even for an empty helper text.
				'&:has(> span:only-child)': { margin: 0, lineHeight: '10px' },
			},
		},
	},
	RaArrayInput: { styleOverrides: { root: { marginTop: 16 } } },
	RaLayout: {
		styleOverrides: {
			root: {
				// Otherwise the page grows as wide as its widest table.
				minWidth: 0,
				'& .RaLayout-contentWithSidebar': { minWidth: 0, maxWidth: '100vw' },
				'& .RaLayout-content': { backgroundColor: colour.ground, paddingTop: 16, minWidth: 0 },
			},
		},
	},
	// Longer lines are hard to read.
	RaCreate: { styleOverrides: { root: { maxWidth: FORM_PX } } },
	RaEdit: { styleOverrides: { root: { maxWidth: FORM_PX } } },
	RaCreateButton: { defaultProps: { variant: 'contained' } },
	RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
	RaTopToolbar: {
		styleOverrides: {
			root: {
				'&, &.RaList-actions': { backgroundColor: 'transparent' },
				// On narrow screens the button floats, and the toolbar is empty.
				'&:empty, &:has(> .RaCreateButton-floating:only-child)': { minHeight: 0, padding: 0 },
			},
		},
	},
	RaBulkActionsToolbar: {
		styleOverrides: {
			root: {
				'& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none' },
				'& .RaBulkActionsToolbar-collapsed': { display: 'none' },
			},
		},
	},
	RaAutocompleteInput: { defaultProps: { fullWidth: true } },
	RaAutocompleteArrayInput: { defaultProps: { fullWidth: true } },
	RaList: {
		styleOverrides: {
			root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { containerType: 'inline-size' } },
		},
	},
	// A wide table scrolls by itself; the page does not.
	RaDataTable: { styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } } },
	RaToolbar: { styleOverrides: { root: { '&.RaToolbar-desktopToolbar, &': { backgroundColor: colour.sand } } } },
	RaSidebar: { styleOverrides: { root: { '& .MuiPaper-root': { backgroundColor: colour.ground, borderRadius: 0 } } } },
	RaMenuItemLink: {
		styleOverrides: {
			root: {
				minHeight: 40,
				...touchable,
				marginInline: 8,
				borderRadius: 10,
				color: colour.ink,
				'&.RaMenuItemLink-active': { backgroundColor: colour.teal100, color: colour.teal900, fontWeight: 700 },
			},
		},
	},
}

/** Dense and plain: staff have it open all day. */
export const theme: RaThemeOptions = {
	...defaultLightTheme,
	palette: {
		mode: 'light',
		primary: { main: colour.teal600, dark: colour.teal800, light: colour.teal100, contrastText: '#fff' },
		secondary: { main: colour.teal800, contrastText: '#fff' },
		success: { main: colour.leaf700 },
		error: { main: colour.red, dark: colour.redDark },
		info: { main: colour.teal600 },
		warning: { main: colour.earth },
		background: { default: colour.ground, paper: colour.paper },
		text: { primary: colour.ink, secondary: colour.soft },
		divider: colour.line,
	},
	typography: {
		fontFamily: '"Plus Jakarta Sans Variable", system-ui, sans-serif',
		fontSize: 14,
		h5: { fontSize: '1.35rem', fontWeight: 750, letterSpacing: '-0.02em', color: colour.teal900 },
		h6: { fontSize: '1.05rem', fontWeight: 700, letterSpacing: '-0.01em', color: colour.teal900 },
		button: { textTransform: 'none', fontWeight: 650, wordSpacing: '0.08em' },
	},
	shape: { borderRadius: 10 },
	motion: { reducedMotion: 'system' },
	sidebar: { width: 232, closedWidth: 60 },
	components: components as RaThemeOptions['components'],
}
