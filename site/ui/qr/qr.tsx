import { encode } from 'uqr'

interface QrProps {
	value: string
	/** The accessible name. */
	label: string
	className?: string
}

/** A QR code as SVG: black on white, sharp at any size. */
export function Qr({ value, label, className = 'size-48' }: QrProps) {
	const { size, path } = qrPath(value)
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className={className}
		>
			<rect width={size} height={size} fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	)
}

/** White modules around the code; readers need them. */
const QUIET_ZONE = 4

/** The dark modules as one SVG path in a square of `size` units. */
export function qrPath(value: string): { size: number; path: string } {
	const { size, data } = encode(value, { ecc: 'M', border: QUIET_ZONE })
	const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
	return { size, path: modules.join('') }
}
