import { createElement, type SVGProps } from 'react'

interface Drawing {
	name: string
	node: [tag: string, attributes: Record<string, string>][]
}

/**
 * Stands in for lucide's own function of this kind (vite.config.ts puts it there): a drawing becomes a component
 * without the context, the refs and the settings that no icon here uses, which every page would carry and every
 * icon would run through.
 */
export default function createIcon({ name, node }: Drawing) {
	const parts = node.map(([tag, attributes]) => createElement(tag, attributes))
	const Icon = ({ className, ...props }: SVGProps<SVGSVGElement>) =>
		createElement(
			'svg',
			{
				xmlns: 'http://www.w3.org/2000/svg',
				width: 24,
				height: 24,
				viewBox: '0 0 24 24',
				fill: 'none',
				stroke: 'currentColor',
				strokeWidth: 2,
				strokeLinecap: 'round',
				strokeLinejoin: 'round',
				className: `lucide lucide-${name} ${className ?? ''}`,
				...props,
			},
			parts,
		)
	return Icon
}
