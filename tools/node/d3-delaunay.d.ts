/** The small part of d3-delaunay that the map uses; the package brings no types. */
declare module "d3-delaunay" {
	export class Voronoi {
		cellPolygon(index: number): [number, number][] | null;
	}
	export class Delaunay {
		static from(points: [number, number][]): Delaunay;
		voronoi(bounds: [number, number, number, number]): Voronoi;
	}
}
