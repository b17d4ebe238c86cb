/// The page's templates; the address of the app comes out of the chrome around the page.
enum Templates {
  static let sources = [
    "layout": """
    <!doctype html>
    <html lang="en">
    <head><meta charset="utf-8"><title>{{$title}}Tiffin{{/title}}</title></head>
    <body>
    {{$main}}{{/main}}
    </body>
    </html>

    """,
    "meals/list": """
    {{<layout}}
    {{$title}}{{title}}{{/title}}
    {{$main}}
    <h1>{{title}}</h1>
    <ul class="meals">
    {{#meals}}
    {{>meals/row}}
    {{/meals}}
    </ul>
    {{/main}}
    {{/layout}}

    """,
    "meals/row": """
    <li class="row"><img src="{{root}}photos/{{id}}/small" alt="" loading="lazy"><a href="{{root}}meals/{{id}}">{{name}}</a>
    <small>{{category}}{{#rated?}} · <span class="stars">{{stars}} of 5 stars</span>{{/rated?}}</small>
    <b>{{calories}}</b> kcal <i>{{carbs}} g</i> <i>{{protein}} g</i> <i>{{fat}} g</i></li>

    """,
  ]
}
