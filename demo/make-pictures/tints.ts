/** One family of grounds. Every scene takes its colours from one tint. */
export interface Tint {
	/** The wall or sky, from top to bottom. */
	sky: [string, string]
	floor: [string, string]
	/** Drawn shapes, from the quietest to the strongest. */
	soft: string
	mid: string
	strong: string
	/** Where light falls. */
	light: string
	/** Contact shadows. */
	shade: string
}

const deepShade = '#06302f'

export const tints = {
	cream: {
		sky: ['#fbf7ee', '#f3e9d8'],
		floor: ['#eadcc4', '#dfcdb0'],
		soft: '#f0e4cf',
		mid: '#bcd4c0',
		strong: '#2f8079',
		light: '#ffffff',
		shade: '#6b5636',
	},
	mint: {
		sky: ['#eaf5f0', '#cfe6dd'],
		floor: ['#b5d8cb', '#9ac7b8'],
		soft: '#bddccf',
		mid: '#86bfae',
		strong: '#1f7a73',
		light: '#ffffff',
		shade: '#174f48',
	},
	teal: {
		sky: ['#2a8580', '#0f5f5c'],
		floor: ['#0d5350', '#093f3d'],
		soft: '#1b716d',
		mid: '#3f9a8e',
		strong: '#9fd3b8',
		light: '#b9ece0',
		shade: deepShade,
	},
	leaf: {
		sky: ['#eff6e4', '#d3e7bf'],
		floor: ['#b3d298', '#97bd7b'],
		soft: '#c2dcaa',
		mid: '#8dbb73',
		strong: '#3f7d4b',
		light: '#ffffff',
		shade: '#36572a',
	},
	sky: {
		sky: ['#e6f2f9', '#c8e0ee'],
		floor: ['#dfe9e2', '#c4d9cd'],
		soft: '#b4d5e6',
		mid: '#8cbdb8',
		strong: '#2b7f86',
		light: '#ffffff',
		shade: '#2c5565',
	},
	peach: {
		sky: ['#fdf1e8', '#f8dccb'],
		floor: ['#f0cbb4', '#e5b79c'],
		soft: '#f6d2bd',
		mid: '#eab196',
		strong: '#2c817b',
		light: '#ffffff',
		shade: '#7d4a33',
	},
	gold: {
		sky: ['#fdf6e0', '#f6e5b6'],
		floor: ['#ecd393', '#dfc17a'],
		soft: '#f1db9f',
		mid: '#d3bf72',
		strong: '#3c8064',
		light: '#fffdf4',
		shade: '#715a1f',
	},
	forest: {
		sky: ['#57a086', '#2b705c'],
		floor: ['#245f4e', '#1a4a3d'],
		soft: '#3b8470',
		mid: '#6fb48f',
		strong: '#c9e6b8',
		light: '#d9f5dd',
		shade: '#0d332a',
	},
	stone: {
		sky: ['#f4f5f1', '#dfe6e1'],
		floor: ['#cdd8d2', '#b7c7bf'],
		soft: '#d3ddd6',
		mid: '#a4c3b8',
		strong: '#257770',
		light: '#ffffff',
		shade: '#38514b',
	},
	dusk: {
		sky: ['#17676a', '#58a39a'],
		floor: ['#f0dcc0', '#dec39b'],
		soft: '#2a7a7a',
		mid: '#8cc0a9',
		strong: '#f4d9a8',
		light: '#ffe9c4',
		shade: '#0b3f40',
	},
} satisfies Record<string, Tint>

export type TintName = keyof typeof tints
