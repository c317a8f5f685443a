CREATE SCHEMA "images";
--> statement-breakpoint
CREATE TABLE "images"."pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"file" text,
	"source_hash" text,
	"width" integer,
	"height" integer,
	"bytes" integer,
	"focal_x" integer,
	"focal_y" integer,
	"alt" json NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone NOT NULL,
	"trashed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_source" ON "images"."pictures" USING btree ("source_hash");