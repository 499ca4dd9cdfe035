import { defaultLightTheme, type RaThemeOptions } from 'react-admin'

/** The public site's colours (site/site.css). */
const colour = {
	...{ ground: '#fbf8f2', paper: '#fff', sand: '#f3ede1', line: '#e3dccd', ink: '#14211f', soft: '#4b5a57' },
	...{ teal50: '#eef7f5', teal100: '#d8ece8', teal600: '#0f726d', teal800: '#084846', teal900: '#063534' },
	...{ leaf700: '#2f6b2c', red: '#b3261e', redDark: '#8c1d17' },
}

/** Calm and dense: staff have it open all day. */
export const theme: RaThemeOptions = {
	...defaultLightTheme,
	palette: {
		mode: 'light',
		primary: { main: colour.teal600, dark: colour.teal800, light: colour.teal100, contrastText: '#fff' },
		secondary: { main: colour.teal800, contrastText: '#fff' },
		success: { main: colour.leaf700 },
		error: { main: colour.red, dark: colour.redDark },
		background: { default: colour.ground, paper: colour.paper },
		text: { primary: colour.ink, secondary: colour.soft },
		divider: colour.line,
	},
	typography: {
		fontFamily: '"Plus Jakarta Sans Variable", system-ui, sans-serif',
		fontSize: 14,
		h5: { fontSize: '1.35rem', fontWeight: 750, letterSpacing: '-0.02em', color: colour.teal900 },
		h6: { fontSize: '1.05rem', fontWeight: 700, letterSpacing: '-0.01em', color: colour.teal900 },
		button: { textTransform: 'none', fontWeight: 650 },
	},
	shape: { borderRadius: 10 },
	sidebar: { width: 232, closedWidth: 60 },
	components: {
		...defaultLightTheme.components,
		MuiAppBar: {
			defaultProps: { elevation: 0 },
			styleOverrides: {
				root: { backgroundColor: colour.teal900, color: '#fff' },
				colorSecondary: { backgroundColor: colour.teal900, color: '#fff' },
			},
		},
		MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { rounded: { borderRadius: 14 } } },
		MuiCard: { styleOverrides: { root: { border: `1px solid ${colour.line}` } } },
		MuiButton: { defaultProps: { disableElevation: true } },
		MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40 } } },
		MuiTableCell: {
			styleOverrides: {
				head: { fontWeight: 700, color: colour.soft, backgroundColor: colour.paper },
				root: { borderColor: colour.line },
			},
		},
		MuiTableRow: { styleOverrides: { hover: { '&:hover': { backgroundColor: `${colour.teal50} !important` } } } },
		// One look for every input: a line around it, the label on it.
		MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
		MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
		MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: '#8b9693' } } },
		MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, color: colour.soft } } },
		RaLayout: {
			styleOverrides: {
				root: {
					// Else the page is as wide as its widest table.
					minWidth: 0,
					'& .RaLayout-contentWithSidebar': { minWidth: 0, maxWidth: '100vw' },
					'& .RaLayout-content': { backgroundColor: colour.ground, paddingTop: 16, minWidth: 0 },
				},
			},
		},
		// A wide table scrolls in itself, not the page with it.
		RaList: {
			styleOverrides: {
				root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } },
			},
		},
		RaToolbar: { styleOverrides: { root: { '&.RaToolbar-desktopToolbar, &': { backgroundColor: colour.sand } } } },
		RaSidebar: {
			styleOverrides: { root: { '& .MuiPaper-root': { backgroundColor: 'transparent', borderRadius: 0 } } },
		},
		RaMenuItemLink: {
			styleOverrides: {
				root: {
					minHeight: 40,
					marginInline: 8,
					borderRadius: 10,
					color: colour.ink,
					'&.RaMenuItemLink-active': { backgroundColor: colour.teal100, color: colour.teal900, fontWeight: 700 },
				},
			},
		},
	} as RaThemeOptions['components'],
}
